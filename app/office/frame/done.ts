/** What is said when an act is done, by its name in the address that follows it (`?done=publish`). */
const doneWords: Readonly<Record<string, string>> = {
  "sign out": "You are signed out in this browser.",
  "sign out everywhere": "You are signed out everywhere.",
  take: "You have taken it. Others see that you answer it.",
  answer: "Your answer is on its way by mail.",
  note: "Your note is kept. The visitor never sees it.",
  "mark answered": "It is marked answered.",
  "send again": "Its mails to us are sent again.",
  assign: "It is handed over.",
  spam: "It is held as spam. None of its mails go out.",
  "not spam": "It is genuine now, and its mails are on their way.",
  erase: "It is erased for good.",
  "take over": "The homes of the site are here now. Visitors see no difference.",
  "approve file": "The file is approved. Its homes change on the site within a minute.",
  "reject file": "The file is rejected. Nothing on the site changes.",
  start: "The draft is begun. Visitors do not see it.",
  publish: "It is published. Visitors see it within seconds.",
  discard: "The draft is thrown away.",
  "roll back": "The earlier version is published. Visitors see it within seconds.",
  approve: "It is approved. Visitors see it within seconds.",
  reject: "It is rejected. What is published stays.",
  save: "It is saved.",
  upload: "The pictures are added.",
  arrange: "The pictures are saved.",
  "take back": "Our change is taken back.",
  move: "The open home is moved. Nobody is told before you send the mail.",
  cancel: "The open home is off. Nobody is told before you send the mail.",
  write: "The mail is on its way to all who booked.",
  "save draft": "The draft is kept. Visitors do not see it.",
  "publish again": "The earlier version is published. Visitors see it within seconds.",
  "discard draft": "The draft is thrown away.",
  withdraw: "It is off the site.",
  leave: "They are off the team. Homes and enquiries go to who takes over.",
  "add portrait": "The portrait is kept.",
  "remove portrait": "The portrait is taken away.",
  "add passkey": "This phone’s lock signs you in next time.",
  "remove passkey": "The phone is removed, and you are signed out everywhere.",
  invite: "They may sign in, and have a mail that says so.",
  "change role": "The role is changed. They have to sign in again.",
  remove: "They may not sign in any more.",
};

/** The words for an address that an act has led to; undefined where none has. */
export function findDoneWords(search: string) {
  const act = new URLSearchParams(search).get("done") ?? "";
  return Object.hasOwn(doneWords, act) ? doneWords[act] : undefined;
}

/** The address with the act that has led to it. */
export function withDone(address: string, act: string) {
  if (!Object.hasOwn(doneWords, act)) return address;
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.set("done", act);
  return `${path}?${query}`;
}
