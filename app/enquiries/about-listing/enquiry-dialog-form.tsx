import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { makeId } from "#app/store/make-id.ts";
import { Button } from "#app/ui/button.tsx";
import { X } from "#app/ui/icons.tsx";
import type { FormProblem } from "../form/form-reply.ts";
import { CAMPAIGN } from "../store/campaign.ts";
import {
  ListingEnquiryForm,
  type ListingReceipt,
  ListingThanks,
  useListingForm,
} from "./listing-enquiry-form.tsx";
import { IN_DIALOG, type ListingForEnquiry, toFormPath } from "./listing-for-enquiry.ts";
import { type ListingFormName, listingFormNames } from "./listing-form-names.ts";
import { listingForms } from "./listing-forms.ts";

/** Finds the form that a link leads to. */
export function findFormName(listing: ListingForEnquiry, path: string) {
  return listingFormNames.find((name) => toFormPath(listing, name) === path);
}

export type EnquiryDialogProps = { name: ListingFormName; listing: ListingForEnquiry; onClose: () => void };

/** A form over the listing's page, which shows its errors and its thanks in the dialog. */
export function EnquiryDialogForm({ name, listing, onClose }: EnquiryDialogProps) {
  const [submissionId] = useState(() => makeId(Date.now()));
  const fetcher = useFetcher<FormProblem | ListingReceipt>();
  const { data: reply } = fetcher;
  const form = useListingForm({ name, listing, submissionId, fetcher, reply });
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const receipt = reply?.status === 200 ? reply : undefined;
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (receipt) thanks.current?.focus();
  }, [receipt]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(46rem,100vw-2rem)] overflow-y-auto rounded-sm bg-foam p-5 text-ink backdrop:bg-ink/50 sm:p-8"
    >
      <div className="grid gap-6">
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <h2 id={id} className="font-display text-h3">
              {listingForms[name].title}
            </h2>
            <p className="text-slate">
              {listing.title}, {listing.address}
            </p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="grid size-11 flex-none place-items-center rounded-xs hover:bg-mist"
          >
            <X className="size-5" />
          </button>
        </div>
        {receipt ? (
          <>
            <ListingThanks {...receipt} ref={thanks} />
            <div>
              <Button look="secondary" onClick={() => dialog.current?.close()}>
                Back to the property
              </Button>
            </div>
          </>
        ) : (
          <ListingEnquiryForm
            name={name}
            listing={listing}
            form={form}
            hidden={{ [IN_DIALOG]: "yes", [CAMPAIGN]: readCampaign() }}
          />
        )}
      </div>
    </dialog>
  );
}

/** Documents with dialogs lack the script that adds the campaign to forms (send-campaign.script.ts). */
function readCampaign() {
  try {
    return sessionStorage.getItem(CAMPAIGN) ?? readReferral();
  } catch {
    return "";
  }
}

/** The other site whose link led to this document. Client-side navigation may have changed the address since. */
function readReferral() {
  const [, , from] = document.referrer.split("/");
  const [began] = performance.getEntriesByType("navigation");
  if (!from || from === location.host || !began) return "";
  return JSON.stringify({ from, page: new URL(began.name).pathname });
}
