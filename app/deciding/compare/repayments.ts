const MONTHS = 12;

export type Loan = {
  /** In dollars. */
  amount: number;
  /** A year, in per cent. */
  interest: number;
  years: number;
};

/** Dollars a month for principal and interest, the same every month, paid at its end. */
export function toMonthlyRepayment({ amount, interest, years }: Loan) {
  const months = years * MONTHS;
  const rate = interest / 100 / MONTHS;
  if (rate === 0) return amount / months;
  return (amount * rate) / (1 - (1 + rate) ** -months);
}

/** The same for a year, in whole dollars. */
export function toYearlyRepayments(loan: Loan) {
  return Math.round(toMonthlyRepayment(loan) * MONTHS);
}
