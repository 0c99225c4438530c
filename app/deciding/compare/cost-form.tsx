import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/form/field.tsx";
import type { ComparedHome } from "./compare-rows.ts";
import { DEFAULT_YEARS, getPriceName, type NumberName, type TypedInputs } from "./cost-inputs.ts";
import type { DutyRates } from "./duty.ts";

type CostFormProps = {
  ids: readonly string[];
  /** Homes whose page prints no price, with their place in the address. */
  unpriced: readonly { home: ComparedHome; position: number }[];
  typed: TypedInputs;
  /** Without them nothing is asked that only matters to duty. */
  rates?: DutyRates;
};

/** A GET form: everything it says stands in the address. */
export function CostForm({ ids, unpriced, typed: { typed, errors, inputs }, rates }: CostFormProps) {
  const toField = (name: NumberName) => ({
    name,
    defaultValue: typed[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <form
      action={href("/compare")}
      className="grid content-start gap-5 rounded-sm border border-line bg-white p-6 print:hidden"
    >
      <input type="hidden" name="homes" value={ids.join(",")} />
      {unpriced.map(({ home, position }) => (
        <TextField
          key={home.id}
          {...toField(getPriceName(position))}
          label={`Price you expect for ${home.place}`}
          hint={`Its page says “${home.priceLine}”. For example $2.4m`}
        />
      ))}
      <TextField {...toField("deposit")} label="Deposit" hint="For example 480,000 or $480k" />
      <TextField
        {...toField("interest")}
        label="Interest a year, in per cent"
        hint="For example 6.0. Without it repayments are left out"
        inputMode="decimal"
      />
      <TextField
        {...toField("years")}
        defaultValue={typed.years ?? String(DEFAULT_YEARS)}
        label="Years of the loan"
        inputMode="numeric"
      />
      {rates && (
        <>
          <CheckField name="first" isChecked={inputs.isFirstHome}>
            It is my first home
          </CheckField>
          <CheckField name="foreign" isChecked={inputs.isForeign}>
            I am a foreign person, as {rates.office.name} defines it
          </CheckField>
        </>
      )}
      <Button type="submit">Work It Out</Button>
    </form>
  );
}
