import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { compareWords } from "#content/compare.ts";

/** For an address without a home of ours in it. */
export function ChooseHomes({ action, ids }: { action: string; ids: readonly string[] }) {
  return (
    <form action={action} className="grid max-w-form gap-5">
      <p className="text-lead text-tide">{compareWords.none}</p>
      <TextField
        name="homes"
        label="Property IDs"
        hint={compareWords.ask}
        defaultValue={ids.join(", ")}
        placeholder="S014, S022"
        autoComplete="off"
      />
      <p>
        <Button type="submit">Compare</Button>
      </p>
    </form>
  );
}
