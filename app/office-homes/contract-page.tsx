import { href } from "react-router";
import { Asking, AskingFold } from "#app/office/frame/asking.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";

type ContractPageProps = {
  home: { id: string; address: string };
  /** Size and age of the contract that stands. */
  contract?: string;
  /** The same of the statement of information. */
  statement?: string;
  /** How many asked for it and have had no link. */
  waiting: number;
  hidden: Readonly<Record<string, string>>;
  problem?: string;
  /** Of which file. */
  field?: string;
};

/** The contract of a home for sale, which visitors ask for, and its statement of information, which all may read. */
export function ContractPage({
  home,
  contract,
  statement,
  waiting,
  hidden,
  problem,
  field = "file",
}: ContractPageProps) {
  return (
    <OfficePage title={`Contract and statement, ${home.address}`} heading="Contract and statement">
      <p>
        <BackLink href={href("/office/homes/:id", { id: home.id })}>{home.address}</BackLink>
      </p>
      {problem && <ErrorSummary title="Please look at this again." errors={{ [field]: problem }} />}
      <p className="max-w-prose">
        {contract
          ? `${contract}. Everybody who`
          : "There is none, so you send it to those who ask. Once there is one, everybody who"}{" "}
        asks for it on the site gets a private link by mail, for two weeks. It is never public.
      </p>
      {contract && waiting > 0 && (
        <Asking
          question={
            waiting === 1
              ? "1 person is waiting: send them the link?"
              : `${waiting} people are waiting: send them the link?`
          }
          words="They asked for the contract in the last 90 days, when there was none, and nobody has answered them since. Each gets one mail."
          intent="send contract"
          label="Send the link"
          look="primary"
          hidden={hidden}
        />
      )}
      <IntentForm
        intent="upload contract"
        label={contract ? "Replace it" : "Add it"}
        look="primary"
        hidden={hidden}
        sendsFiles
      >
        <FileField name="file" label="The contract" hint="One PDF, up to 20 MB" accept="application/pdf">
          {null}
        </FileField>
      </IntentForm>
      {contract && (
        <AskingFold
          fold="Take it off"
          question="Take the contract off?"
          words="Links that were mailed do not work then, until there is another one."
          intent="remove contract"
          label="Take it off"
          hidden={hidden}
        />
      )}
      <h2 className="font-display text-h3">Statement of information</h2>
      <p className="max-w-prose">
        {statement
          ? `${statement}. The home’s page links to it while the home is on the market.`
          : "There is none. Once there is one, the home’s page links to it, for everybody."}
      </p>
      <IntentForm
        intent="upload statement"
        label={statement ? "Replace the statement" : "Add the statement"}
        hidden={hidden}
        sendsFiles
      >
        <FileField
          name="statement"
          label="The statement"
          hint="One PDF, up to 20 MB"
          accept="application/pdf"
        >
          {null}
        </FileField>
      </IntentForm>
      {statement && (
        <AskingFold
          fold="Take the statement off"
          question="Take the statement off?"
          words="The home’s page then has no link to it, and its address no longer works."
          intent="remove statement"
          label="Take it off"
          hidden={hidden}
        />
      )}
    </OfficePage>
  );
}
