import type { Typed } from "#app/office/frame/form-fields.tsx";
import { AfterOpen } from "./after-mails.tsx";
import { Door, type DoorProps } from "./visitors-at-door.tsx";

type DoorOnSheetProps = { parts: { door?: DoorProps }; typed?: Typed; errors: Typed };

/** The door on the sheet of its open home, with the mails once the open home is over. */
export const doorOnSheet = { name: "door", Show: DoorOnSheet };

function DoorOnSheet({ parts: { door }, typed, errors }: DoorOnSheetProps) {
  if (!door) return null;
  return (
    <>
      <Door door={door} typed={typed} errors={errors} />
      {door.after && <AfterOpen uid={door.uid} mails={door.after} typed={typed} errors={errors} />}
    </>
  );
}
