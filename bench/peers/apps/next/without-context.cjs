/** Server components have no context: the office's words are those of the agency's folder. */
module.exports = (source) =>
  source
    .replace(/import .* from "react";/, 'import { officeWords } from "#app/agency/folder/agency.ts";')
    .replace(/createContext<.*>\(undefined\)/, "undefined")
    .replace("useContext(OfficeContext)", "officeWords");
