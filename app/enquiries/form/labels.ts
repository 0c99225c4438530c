/** What each field is called, on the form and in the mail that it becomes. */
export const contactLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  unitNo: "Unit number",
  propertyAddress: "Property address",
  appraisalType: "Appraisal type",
  propertyType: "Property type",
  contactReason: "What encouraged you to contact us?",
  comments: "Comments",
  acceptTerms: "Terms & Conditions",
} as const;

export const appraisalLabels = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email Address",
  phone: "Phone Number",
  address: "Property Address",
  suburb: "Suburb",
  postcode: "Postcode",
  propertyType: "Property Type",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  carSpaces: "Car spaces",
  landSize: "Land size",
  timeframe: "Timeframe",
  additionalInfo: "Additional comments",
} as const;

export const inspectionLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  time: "Inspection time",
  message: "Message",
} as const;

export const questionLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  message: "Question",
} as const;

/** Of a form on a page of the page builder. */
export const pageFormLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  message: "Message",
} as const;
