import { IntentForm } from "../frame/intent-form.tsx";

export type SenderSaysProps = {
  /** What the home's software, or the supplied file, says. */
  words: string;
  /** By whom and since when something else is shown; nothing where it is not. */
  since?: { author: string; at: string };
  /** False for a home of the supplied files. */
  hasSender: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** What the home's sender says of a part that is edited here, and how to let it stand again. */
export function SenderSays({ words, since, hasSender, hidden }: SenderSaysProps) {
  if (!since) return null;
  return (
    <section className="grid max-w-prose gap-3 rounded-sm bg-sand-50 p-5">
      <h2 className="font-semibold">{hasSender ? "The agency’s software says" : "Before that it said"}</h2>
      <p className="wrap-anywhere whitespace-pre-line">{words || "Nothing"}</p>
      <p className="text-slate text-sm">
        {since.author} changed it here, {since.at}. That stays
        {hasSender && ", whatever the software sends,"} until it is taken back.
      </p>
      <IntentForm intent="take back" label="Take our change back" hidden={hidden} />
    </section>
  );
}
