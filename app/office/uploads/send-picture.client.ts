/** Without any progress for so long (ms) a line counts as broken; the server may take longer to make a picture ready. */
const STALLED_MS = 30_000;
const READY_MS = 180_000;

export type Answer = {
  /** Where it is shown, once it is kept. */
  page?: string;
  /** Whether it may be kept when it is sent again. */
  mayRetry: boolean;
  /** Why it is not kept; empty where the line broke. */
  words: string;
};

type Watcher = {
  /** How much has gone, from 0 to 1. */
  onProgress: (share: number) => void;
  onGone: () => void;
};

/** Sends a form with one picture, and returns what the server says to it. */
export function sendPicture(address: string, form: FormData, { onProgress, onGone }: Watcher) {
  return new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, STALLED_MS);
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitFor(STALLED_MS);
      if (lengthComputable) onProgress(loaded / total);
    };
    request.upload.onload = () => {
      waitFor(READY_MS);
      onGone();
    };
    request.onloadend = () => {
      clearTimeout(timer);
      removeEventListener("offline", abort);
      resolve(readAnswer(request));
    };
    addEventListener("offline", abort);
    request.open("POST", address);
    request.send(form);
  });
}

const REFUSED = 422;

function readAnswer({ status, responseURL, responseText }: XMLHttpRequest): Answer {
  if (status === 0) return { mayRetry: true, words: "" };
  if (new URL(responseURL).search.includes("done=")) return { page: responseURL, mayRetry: false, words: "" };
  return { mayRetry: status !== REFUSED, words: toWords(responseText) };
}

/** Why a page refuses something: its alert, or its title; other answers are plain text. */
function toWords(text: string) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const said = page.querySelector("[role=alert]") ?? page.querySelector("h1") ?? page.body;
  return said.textContent.trim();
}
