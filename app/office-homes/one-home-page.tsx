import { href } from "react-router";
import { Asking, AskingFold } from "#app/office/frame/asking.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { HomeHistory } from "./home-history.tsx";
import { NewPictures } from "./pictures/new-pictures.tsx";
import { PictureSummary } from "./pictures/picture-notes.tsx";
import { SectionFold, SectionForm, type ShownSection, type Tried } from "./section-form.tsx";
import type { ShownHome } from "./show-home.server.ts";

type HomePageProps = {
  home: ShownHome;
  /** Sentences of modules about the home. */
  notes: readonly string[];
  isDraft: boolean;
  /** What a draft still needs: "a headline and a price". */
  needs: string;
  /** What the draft lacks, to be confirmed before publishing: "a picture". */
  lacks?: readonly string[];
  isHeld: boolean;
  /** Withdrawn by its sender or hidden by the office. */
  isOff: boolean;
  canJudge: boolean;
  /** Links to modules' pages about the home. */
  links: readonly { label: string; href: string }[];
  sections: readonly ShownSection[];
  /** A section that could not be saved, with its values. */
  tried?: Tried;
  /** Hidden fields of every form. */
  hidden: Readonly<Record<string, string>>;
  errors?: readonly string[];
  isChanged?: boolean;
};

export function HomePage(props: HomePageProps) {
  const { home, isDraft, isHeld, errors = [], isChanged } = props;
  return (
    <OfficePage
      title={home.address || home.id}
      publicPage={home.page}
      isDoneBelow={props.sections.some(({ isDone }) => isDone)}
      back={{ href: href("/office/homes"), label: "Homes" }}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-slate">
        <StateBadge state={home.state} />
        <span>
          {home.offer} · {home.id}
        </span>
        {home.page && <ArrowLink href={home.page}>See its page</ArrowLink>}
      </p>
      {/* Added to the message about typed text that was kept on the device (keep-drafts.script.ts). */}
      {props.isOff && (
        <span hidden data-draft-note="The home has been withdrawn since, and is off the site." />
      )}
      {props.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        {props.links.map((link) => (
          <ArrowLink key={link.href} href={link.href}>
            {link.label}
          </ArrowLink>
        ))}
      </p>
      {isChanged && (
        <ErrorSummary title="This home was changed while you looked at it, so nothing was done. Look at what is new, then do it again or leave it." />
      )}
      {errors.length > 0 && <ErrorSummary title={errors.join(" ")} />}
      <Findings findings={home.findings} hidden={props.hidden} />
      <PictureSummary home={home} pictures={home.pictures} />
      {isHeld && <Held {...props} />}
      <div className="grid items-start gap-8 lg:grid-cols-aside lg:gap-aside">
        <Sections {...props} />
        <div className="grid gap-8">
          {isDraft && <Draft {...props} />}
          {home.isHidden && <SeveralLink id={home.id} act="publish" label="Show it again" />}
          {home.page && <SeveralLink id={home.id} act="hide" label="Hide it" />}
          <HomeHistory home={home} canRollBack={!isDraft} hidden={props.hidden} />
        </div>
      </div>
    </OfficePage>
  );
}

/** All sections of the home in one column, each saved by itself. */
function Sections({ home, sections, isDraft, tried, hidden }: HomePageProps) {
  const { id, contract, pictures } = home;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {sections.map((section) => (
        <SectionForm
          key={section.id}
          section={section}
          home={home}
          tried={tried?.id === section.id ? tried : undefined}
          hidden={hidden}
        />
      ))}
      <SectionFold
        id="pictures"
        label="Pictures"
        words={home.parts.filter(({ part }) => part === "pictures").map(({ words }) => words)}
        isOpen={isDraft && pictures.count === 0}
      >
        {pictures.count > 0 && (
          <p>
            <ArrowLink href={href("/office/homes/:id/pictures", { id })}>
              Put them in order and say what they show
            </ArrowLink>
          </p>
        )}
        <NewPictures home={home} hidden={{ ...hidden, next: "home" }} />
      </SectionFold>
      {contract !== undefined && (
        <li>
          <a
            href={href("/office/homes/:id/contract", { id })}
            className="grid min-h-14 gap-x-4 py-3 pr-9 no-underline hover:bg-mist sm:grid-cols-label-text"
          >
            <span className="font-semibold">Contract and statement</span>
            <span className="wrap-anywhere text-tide">{contract || "Nothing yet"}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

function Findings({ findings, hidden }: Pick<ShownHome, "findings"> & Pick<HomePageProps, "hidden">) {
  if (findings.length === 0) return null;
  return (
    <ul className="grid max-w-prose gap-3">
      {findings.map(({ key, words, hint, isStop, asked }) => (
        <li key={key} className={`rounded-sm px-5 py-4 ${isStop ? "bg-flame-100" : "bg-sand-50"}`}>
          <span className="wrap-anywhere block font-semibold">
            {!asked && (isStop ? "Stopped: " : "To note: ")}
            {words}
          </span>
          <span className="wrap-anywhere block">{hint}</span>
          {asked && (
            <div className="pt-3">
              <IntentForm
                intent="confirm words"
                label="It is right"
                about={asked.words}
                hidden={{ ...hidden, ...asked }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Held({ home: { hasSender }, canJudge, hidden }: HomePageProps) {
  return (
    <Part title="It waits for a decision">
      <p className="max-w-prose">
        {hasSender ? "Its sender says something" : "Something was changed"} that a person has to look at
        first; what differs is under “History”.
      </p>
      {canJudge ? (
        <div className="flex flex-wrap gap-3">
          <IntentForm intent="approve" label="Approve: publish it" look="primary" hidden={hidden} />
          <IntentForm intent="reject" label="Reject: leave what is published" hidden={hidden} />
        </div>
      ) : (
        <p className="text-slate">The office or the principal decides.</p>
      )}
    </Part>
  );
}

function Draft({ home, needs, lacks = [], hidden }: HomePageProps) {
  const without = lacks.join(" and ");
  return (
    <Part title="Draft">
      <p>
        {describeReadiness(needs, home.findings)}{" "}
        <ArrowLink href={href("/office/homes/:id/preview", { id: home.id })}>
          See how its page will look
        </ArrowLink>
      </p>
      {without ? (
        <Asking
          question={`Publish it without ${without}?`}
          intent="publish"
          label={`Publish without ${without}`}
          look="primary"
          hidden={{ ...hidden, without: "yes" }}
        />
      ) : (
        <IntentForm intent="publish" label="Publish" look="primary" hidden={hidden} />
      )}
      <AskingFold
        fold="Throw this draft away"
        question="Throw it away?"
        words="What was written is deleted, with its pictures."
        intent="discard"
        label="Throw it away"
        hidden={hidden}
      />
    </Part>
  );
}

function describeReadiness(needs: string, findings: ShownHome["findings"]) {
  const lacking = needs && `It still needs ${needs}.`;
  const stopped = findings.some(({ isStop }) => isStop)
    ? "What is stopped above has to be changed first."
    : "";
  return [lacking, stopped].filter(Boolean).join(" ") || "It has all it needs.";
}

/** A link to the page that asks before it is done. */
function SeveralLink({ id, act, label }: { id: string; act: string; label: string }) {
  const query = new URLSearchParams({ act, home: id, from: href("/office/homes/:id", { id }) });
  return (
    <p>
      <ButtonLink look="secondary" href={`${href("/office/homes/several")}?${query}`}>
        {label}
      </ButtonLink>
    </p>
  );
}
