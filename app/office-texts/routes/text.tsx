import { data, href, redirect } from "react-router";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { isPermitted } from "#app/core/permission.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import {
  handleIntent,
  type OfficeArguments,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { EditForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { isInLog } from "#app/office/log/office-log.server.ts";
import { formatCount } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { changeOfficeText } from "../change-text.server.ts";
import { getOfficeText, getOfficeTextKind } from "../get-office-text.server.ts";
import { withdrawTexts } from "../permissions.ts";
import type { Changed } from "../read-step.ts";
import { showNewText, showText } from "../show-text.ts";
import { TextActions } from "../text-actions.tsx";
import { KeptByOffice, Lacks, OtherWords } from "../text-notes.tsx";
import type { Route } from "./+types/text.ts";
import { findFaults } from "./find-faults.server.ts";

const NEW = "new";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { person, scope, now } = entrance;
  const kind = getOfficeTextKind(args.params.kind);
  if (!kind) throw toRefusal({ reason: "not found" });
  const texts = entrance.texts.get();
  if (args.params.key === NEW && kind.isList && scope === "all") return showNewText(kind, { texts, now });
  const found = await getOfficeText(entrance, { kind, key: args.params.key });
  if (!found) throw toRefusal({ reason: "not found" });
  return showText(found, { texts, now, scope, canWithdraw: isPermitted(person.role, withdrawTexts) });
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeText(entrance, args));
}

async function changeText(entrance: OfficeIntent, args: Route.ActionArgs) {
  const changed = await getChanged(entrance, args.params);
  // Sent twice, the form that discarded the only draft finds no text.
  if (!changed && (await isInLog(entrance.db, entrance.values.submission ?? "")))
    return redirect(href("/office/texts"), 303);
  if (!changed) throw toRefusal({ reason: "not found" });
  const result = await changeOfficeText(entrance, {
    ...changed,
    ...(entrance.intent === "withdraw" && findHold(changed, args.context)),
    findFaults: (words) => findFaults(words, entrance),
  });
  if (result.outcome !== "done") return data(result, { status: result.outcome === "changed" ? 409 : 422 });
  const { kind } = changed;
  const left = await getOfficeText(entrance, { kind, key: result.key });
  if (!left) return redirect(href("/office/texts"), 303);
  return redirect(href("/office/texts/:kind/:key", { kind: kind.path, key: result.key }), 303);
}

async function getChanged(
  entrance: OfficeIntent,
  params: Route.ActionArgs["params"],
): Promise<Changed | undefined> {
  const kind = getOfficeTextKind(params.kind);
  if (!kind) return undefined;
  if (params.key === NEW && kind.isList && entrance.scope === "all")
    return {
      kind,
      key: undefined,
      versions: [],
      version: 0,
      text: undefined,
      shown: undefined,
      state: "draft",
    };
  return getOfficeText(entrance, { kind, key: params.key });
}

export default function Text({ loaderData: shown, actionData: result }: Route.ComponentProps) {
  const { name, lacks, fields, kept, typed, state, author, intents } = shown;
  const isChanged = result?.outcome === "changed";
  // Sent again, the form replaces the version that the page shows beside it.
  const version = result?.outcome === "invalid" ? result.version : shown.version;
  return (
    <OfficePage title={name} publicPage={intents?.pageHref}>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BackLink href={href("/office/texts")}>All texts</BackLink>
        <span className="text-slate text-sm">{state}</span>
      </p>
      {isChanged && (
        <div role="alert" className="grid max-w-prose gap-2 rounded-sm border border-line bg-sand-50 p-5">
          <h2 className="font-display text-h3">Somebody else has changed this in the meantime</h2>
          {result.typed ? (
            <p>
              Nothing was replaced, and what you typed is in the form. What {author} wrote is below it. Send
              yours again to replace theirs.
            </p>
          ) : (
            <p>So nothing was done. {author} wrote what is here now: do it again, or leave it.</p>
          )}
        </div>
      )}
      {result && !isChanged && (
        <ErrorSummary
          title={
            result.asked
              ? "Is any of this about a home? If not, publish it all the same."
              : "Please correct the errors in the form."
          }
          errors={result.errors}
        />
      )}
      {lacks.length > 0 && <Lacks lacks={lacks} />}
      {kept.length > 0 && <KeptByOffice kept={kept} />}
      <TextForm
        fields={fields}
        typed={result?.typed ?? typed}
        errors={result?.errors ?? {}}
        asked={result?.asked}
        submission={shown.submission}
        version={version}
      />
      {isChanged && result.typed && <OtherWords fields={fields} theirs={typed} mine={result.typed} />}
      {intents && <TextActions {...intents} successor={result?.successor} errors={result?.errors ?? {}} />}
    </OfficePage>
  );
}

type TextFormProps = {
  fields: readonly FormField[];
  typed: Typed;
  errors: Errors;
  asked: string | undefined;
  submission: string;
  version: number;
};

function TextForm({ fields, typed, errors, asked, submission, version }: TextFormProps) {
  return (
    <EditForm>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={version} />
      {asked && <input type="hidden" name="asked" value={asked} />}
      <FormFields fields={fields} typed={typed} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="publish">
          {asked ? "Publish all the same" : "Publish"}
        </Button>
        <Button type="submit" name="intent" value="save draft" look="secondary">
          Keep as a draft
        </Button>
      </div>
    </EditForm>
  );
}

/** A guide of the folder cannot be withdrawn while the site has homes in its suburb. */
function findHold({ kind, key }: Pick<Changed, "kind" | "key">, context: OfficeArguments["context"]) {
  const suburb = kind.kind === "suburb" && defaultTexts.suburbs.find(({ id }) => id === key);
  if (!suburb) return {};
  const catalogue = context.get(catalogueContext);
  const homes = [...catalogue.getSaleListings(), ...catalogue.getRentals()].filter((home) =>
    isInSuburb(home, suburb.name),
  );
  return homes.length > 0
    ? {
        hold: `${formatCount(homes.length, "home")} on the site: ${suburb.name} stays until ${homes.length === 1 ? "it has" : "they have"} left`,
      }
    : {};
}
