/** The hidden field with the submission id: the same id is the same enquiry, however often it is submitted. */
export const SUBMISSION = "submission";

/** A hidden field that only bots fill in. */
export const HONEYPOT = "subject";

/** The submission id, and a honeypot for bots. */
export function HiddenFields({ submissionId }: { submissionId: string }) {
  return (
    <div className="absolute -left-3996" aria-hidden="true">
      <input type="hidden" name={SUBMISSION} defaultValue={submissionId} />
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
