const person = { firstName: "Leila", lastName: "Marsh", email: "leila@mail.example", phone: "0491 570 110" };

/** A contact form as a browser sends it, for tests. */
export const goodContact = {
  ...person,
  unitNo: "",
  propertyAddress: "27 Pipi Parade, Freshwater",
  appraisalType: "selling",
  propertyType: "house",
  contactReason: "referral",
  comments: "",
  acceptTerms: "on",
};

export const goodAppraisal = {
  ...person,
  address: "27 Pipi Parade",
  suburb: "Freshwater",
  postcode: "2096",
  propertyType: "house",
  bedrooms: "3",
  bathrooms: "",
  carSpaces: "",
  landSize: "",
  timeframe: "",
  additionalInfo: "",
};

export function toForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
