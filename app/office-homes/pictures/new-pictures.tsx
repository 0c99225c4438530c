import { href } from "react-router";
import { IntentForm } from "#app/office/frame/office-page.tsx";
import { PictureField } from "#app/office/uploads/picture-field.tsx";

type NewPicturesProps = {
  home: { id: string };
  /** With `next`, the form leads back to the home's page. */
  hidden: Readonly<Record<string, string>>;
};

export function NewPictures({ home: { id }, hidden }: NewPicturesProps) {
  const action = href("/office/homes/:id/pictures", { id });
  return (
    <IntentForm intent="upload" label="Add them" action={action} hidden={hidden} sendsFiles look="primary">
      <PictureField
        name="files"
        label="New pictures"
        hint="Up to 10 at a time, 12 MB each. The place where they were taken is not kept. Each takes a few seconds. If the connection is lost, send them again: none is added twice."
        multiple
      />
    </IntentForm>
  );
}
