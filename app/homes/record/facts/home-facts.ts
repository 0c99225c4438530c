import { regionWords } from "#app/agency/folder/agency.ts";
import type { FilterWord } from "./filter-words.ts";

/** Most facts are of the kind "yes". Metres may have decimals; ratings go up to 10 in halves. */
export type FactKind = "yes" | "count" | "metres" | "year" | "rating" | "dollars" | "text";

type Definition<General> = {
  kind?: FactKind;
  /** A more general fact that this one implies. */
  kindOf?: General;
  /** The word of its filter in lists. */
  filter?: FilterWord;
  /** Its schema.org property. Any other fact that is true is an amenity. */
  schema?: string;
  /** Its words when false. Other facts are not mentioned when false. */
  no?: string;
  /** Reveals the home's address. */
  isOfAddress?: true;
};

/**
 * All facts of a home besides rooms, sizes and price, in the order of its page. Records, pages, filters, feed and
 * office read this list. `reaxml` names the elements of a fact: "features/study" by its text, "yearBuilt@value" by an
 * attribute, "features/pool@type=inground" if an attribute has that value.
 */
export const homeFacts = [
  ...group("Inside", [
    fact("ensuites", "Ensuites", "features/ensuite features/ensuites", { kind: "count" }),
    fact("toilets", "Toilets", "features/toilets features/toilet", { kind: "count" }),
    fact("livingAreas", "Living areas", "features/livingAreas features/livingArea", { kind: "count" }),
    fact("study", "Study", "features/study", { filter: "study" }),
    fact("rumpus", "Rumpus room", "features/rumpusRoom"),
    fact("workshop", "Workshop", "features/workshop"),
    fact("gym", "Gym", "features/gym"),
    fact("builtInRobes", "Built-in robes", "features/builtInRobes features/builtinWardrobes"),
    fact("dishwasher", "Dishwasher", "features/dishwasher"),
    fact("floorboards", "Floorboards", "features/floorboards"),
    fact("vacuum", "Ducted vacuum", "features/vacuumSystem"),
    fact("broadband", "Broadband", "features/broadband"),
    fact("payTv", "Pay TV", "features/payTV"),
  ]),
  ...group("Outside", [
    fact("pool", "Swimming pool", "features/pool", { filter: "pool" }),
    fact("poolInGround", "In-ground pool", "features/poolInGround features/pool@type=inground", {
      kindOf: "pool",
    }),
    fact("poolAboveGround", "Above-ground pool", "features/poolAboveGround features/pool@type=aboveground", {
      kindOf: "pool",
    }),
    fact("spa", "Spa", "features/spa"),
    fact("spaInside", "Inside spa", "features/insideSpa features/spa@type=inground", { kindOf: "spa" }),
    fact("spaOutside", "Outside spa", "features/outsideSpa features/spa@type=aboveground", { kindOf: "spa" }),
    fact("tennisCourt", "Tennis court", "features/tennisCourt"),
    fact("balcony", "Balcony", "features/balcony", { filter: "balcony" }),
    fact("deck", "Deck", "features/deck"),
    fact("courtyard", "Courtyard", "features/courtyard"),
    fact("outdoorEntertaining", "Outdoor entertaining", "features/outdoorEnt features/outdoorEntertaining"),
    fact("garden", "Garden", "features/garden", { filter: "garden" }),
    fact("shed", "Shed", "features/shed"),
    fact("fullyFenced", "Fully fenced", "features/fullyFenced"),
  ]),
  ...group("Heating and cooling", [
    fact("airConditioning", "Air conditioning", "features/airConditioning", { filter: "air-conditioning" }),
    fact("reverseCycle", "Reverse-cycle air conditioning", "features/reverseCycleAirCon", {
      kindOf: "airConditioning",
    }),
    fact("splitSystem", "Split-system air conditioning", "features/splitSystemAirCon", {
      kindOf: "airConditioning",
    }),
    fact("ductedCooling", "Ducted cooling", "features/ductedCooling", { kindOf: "airConditioning" }),
    fact("evaporativeCooling", "Evaporative cooling", "features/evaporativeCooling", {
      kindOf: "airConditioning",
    }),
    fact("heating", "Heating", "features/heating features/heating@type=other"),
    fact("ductedHeating", "Ducted heating", "features/ductedHeating features/heating@type=GDH", {
      kindOf: "heating",
    }),
    fact("gasHeating", "Gas heating", "features/gasHeating features/heating@type=gas", { kindOf: "heating" }),
    fact("electricHeating", "Electric heating", "features/heating@type=electric", { kindOf: "heating" }),
    fact("splitSystemHeating", "Split-system heating", "features/splitSystemHeating", { kindOf: "heating" }),
    fact("hydronicHeating", "Hydronic heating", "features/hydronicHeating", { kindOf: "heating" }),
    fact("woodHeating", "Wood heating", "features/heating@type=solid", { kindOf: "heating" }),
    fact("fireplace", "Fireplace", "features/openFirePlace", { filter: "fireplace" }),
    fact("gasHotWater", "Gas hot water", "features/hotWaterService@type=gas"),
    fact("electricHotWater", "Electric hot water", "features/hotWaterService@type=electric"),
  ]),
  ...group("Parking", [
    fact("garages", "Garages", "features/garages", { kind: "count", filter: "garage" }),
    fact("carports", "Carports", "features/carports", { kind: "count" }),
    fact("openSpaces", "Open car spaces", "features/openSpaces", { kind: "count" }),
    fact("remoteGarage", "Remote garage", "features/remoteGarage"),
    fact("secureParking", "Secure parking", "features/secureParking"),
  ]),
  ...group("Views and aspect", [
    fact("oceanViews", "Ocean views", "views/ocean", { filter: "ocean-view" }),
    fact("waterViews", "Water views", "views/water", { filter: "water-view" }),
    fact("cityViews", "City views", "views/city"),
    fact("bushViews", "Bush views", "views/bush"),
    fact("valleyViews", "Valley views", "views/valley", { filter: "valley-view" }),
    fact("mountainViews", "Mountain views", "views/mountain", { filter: "mountain-view" }),
    fact("aspect", "Aspect", "aspect features/aspect landDetails/aspect", { kind: "text" }),
  ]),
  ...group("Access and safety", [
    fact("levelAccess", "Level access", "features/levelAccess", { filter: "level-access" }),
    fact("accessibility", "Accessibility", "accessibilityFeatures features/accessibilityFeatures", {
      kind: "text",
    }),
    fact("alarm", "Alarm", "features/alarmSystem"),
    fact("intercom", "Intercom", "features/intercom"),
    fact("smokeAlarms", "Smoke alarms", "features/smokeAlarms smokeAlarms"),
  ]),
  ...group("Energy and water", [
    fact("solarPanels", "Solar panels", "ecoFriendly/solarPanels features/solarPanels", {
      filter: "solar-panels",
    }),
    fact(
      "solarHotWater",
      "Solar hot water",
      "ecoFriendly/solarHotWater features/solarHotWater features/hotWaterService@type=solar",
    ),
    fact("waterTank", "Water tank", "ecoFriendly/waterTank features/waterTank"),
    fact("greyWater", "Grey water system", "ecoFriendly/greyWaterSystem features/greyWaterSystem"),
    fact("energyRating", "Energy rating", "buildingDetails/energyRating", { kind: "rating" }),
  ]),
  ...group("Building", [
    fact("yearBuilt", "Built", "yearBuilt@value yearBuilt", { kind: "year", schema: "yearBuilt" }),
    fact("yearRenovated", "Last renovated", "yearLastRenovated@value yearLastRenovated", { kind: "year" }),
    fact(
      "newConstruction",
      "New building",
      "newConstruction@value newConstruction buildingDetails/newlyBuilt@value buildingDetails/newlyBuilt",
    ),
    fact("houseAndLand", "House and land package", "isHomeLandPackage@value isHomeLandPackage"),
  ]),
  ...group("Land", [
    fact("frontage", "Frontage", "landDetails/frontage", { kind: "metres" }),
    fact("depth", "Depth", "landDetails/depth@side=", { kind: "metres" }),
    fact("depthRear", "Rear boundary", "landDetails/depth@side=rear", { kind: "metres" }),
    fact("depthLeft", "Left boundary", "landDetails/depth@side=left", { kind: "metres" }),
    fact("depthRight", "Right boundary", "landDetails/depth@side=right", { kind: "metres" }),
    fact("slope", "Slope", "landDetails/slope slope", { kind: "text" }),
    fact("crossOver", "Cross-over", "landDetails/crossOver@value landDetails/crossOver", { kind: "text" }),
    fact("zoning", "Zoning", "zoning@value zoning zone", { kind: "text" }),
    fact("lotNumber", "Lot", "address/lotNumber lotNumber", { kind: "text", isOfAddress: true }),
    fact("estate", "Estate", "estate/name", { kind: "text", isOfAddress: true }),
    fact("stage", "Stage", "estate/stage", { kind: "text", isOfAddress: true }),
    fact("municipality", "Municipality", "municipality", { kind: "text" }),
    fact("council", "Council", "council", { kind: "text" }),
  ]),
  ...group("On the farm", [
    fact("farming", "Farming", "ruralCategory@name ruralCategory", { kind: "text" }),
    fact("fencing", "Fencing", "ruralFeatures/fencing", { kind: "text" }),
    fact("irrigation", "Irrigation", "ruralFeatures/irrigation", { kind: "text" }),
    fact("soil", "Soil", "ruralFeatures/soilTypes", { kind: "text" }),
    fact("rainfall", "Annual rainfall", "ruralFeatures/annualRainfall", { kind: "text" }),
    fact("stock", "Carrying capacity", "ruralFeatures/carryingCapacity", { kind: "text" }),
    fact("water", "Water", "ruralFeatures/water", { kind: "text" }),
    fact("improvements", "Improvements", "ruralFeatures/improvements", { kind: "text" }),
    fact("services", "Services", "ruralFeatures/services landDetails/services services", { kind: "text" }),
  ]),
  ...group("Costs and terms", [
    fact("councilRates", "Council rates", "ruralFeatures/councilRates", { kind: "text" }),
    fact("waterRates", "Water rates", "", { kind: "text" }),
    fact("strata", regionWords.strata, "", { kind: "text" }),
    fact("holdingDeposit", "Holding deposit", "holdingDeposit", { kind: "dollars" }),
    fact("smokers", "Smoking allowed", "allowances/smokers allowances/smoker", {
      schema: "smokingAllowed",
      no: "No smoking",
    }),
    fact("terms", "Terms of sale", "terms termsOfSale", { kind: "text" }),
    fact("inclusions", "Inclusions", "inclusions features/inclusions", { kind: "text" }),
    fact("exclusions", "Exclusions", "exclusions features/exclusions", { kind: "text" }),
  ]),
];

export type HomeFact = (typeof homeFacts)[number];
export type FactKey = HomeFact["key"];

function fact<const Key extends string, const General extends string = never>(
  key: Key,
  label: string,
  reaxml: string,
  more: Definition<General> = {},
) {
  const { kind = "yes", ...rest } = more;
  return { key, label, kind, reaxml: reaxml.split(" ").filter(Boolean), ...rest };
}

function group<Fact>(name: string, facts: readonly Fact[]) {
  return facts.map((each) => ({ ...each, group: name }));
}
