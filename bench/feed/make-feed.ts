import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const PICTURES = 8;
const MOD_TIME = "2026-11-20-09:00:00";

type Supplied = { title: string; description: string; suburb: string };
type Change = { id: number; headline: string; modTime: string };

/** Writes a feed file of `count` listings of some 4.5 kB, as CRMs send them: every slot, most features. */
export async function makeFeed(path: string, count: number, pictures = PICTURES) {
  const supplied = await readSupplied();
  function* write() {
    yield '<?xml version="1.0" encoding="utf-8"?>\n<propertyList date="2026-11-24-09:00:00" username="crm" password="hush">\n';
    for (let index = 0; index < count; index += 1) {
      const words = supplied[index % supplied.length];
      if (words) yield makeListing(index + 1, words, { pictures });
    }
    yield "</propertyList>\n";
  }
  await pipeline(Readable.from(write()), createWriteStream(path));
}

/** Makes a file of one listing, without pictures so that it is published immediately. */
export async function makeFile({ id, headline, modTime }: Change) {
  const [words] = await readSupplied();
  if (!words) throw new Error("There are no supplied listings.");
  return `<propertyList date="${modTime}">${makeListing(id, { ...words, title: headline }, { modTime })}</propertyList>`;
}

async function readSupplied(): Promise<Supplied[]> {
  return JSON.parse(await readFile("agencies/headland/homes/coastal-listings.json", "utf8"));
}

function makeListing(
  id: number,
  { title, description, suburb }: Supplied,
  { pictures: count = 0, modTime = MOD_TIME },
) {
  const price = 500_000 + (id % 110) * 50_000;
  const pictures = Array.from({ length: count }, (_, slot) => {
    const name = slot === 0 ? "m" : String.fromCharCode("a".charCodeAt(0) + slot - 1);
    return `<img id="${name}" modTime="${MOD_TIME}" url="https://photos.coastline-crm.example/${id}/${name}.jpg" format="jpg"/>`;
  });
  return `<residential modTime="${modTime}" status="current"><agentID>HEADLD</agentID><uniqueID>B${id}</uniqueID><authority value="sale"/><underOffer value="no"/><listingAgent id="1"><name>Marion Tate</name><telephone type="mobile">0491 570 156</telephone><email>marion@headland.example</email></listingAgent><price display="yes">${price}</price><priceView></priceView><address display="yes"><streetNumber>${id}</streetNumber><street>Gannet Crescent</street><suburb display="yes">${suburb.toUpperCase()}</suburb><state>NSW</state><postcode>2096</postcode><country>AUS</country></address><municipality>Northern Beaches</municipality><category name="House"/><headline>${toXmlText(title)}</headline><description>${toXmlText(description)}</description>${makeFeatures(id)}<landDetails><area unit="squareMeter">${300 + (id % 500)}</area><frontage unit="meter">15</frontage></landDetails><buildingDetails><area unit="square">25</area><energyRating>4.5</energyRating></buildingDetails><ecoFriendly><solarPanels>${id % 2}</solarPanels><waterTank>0</waterTank></ecoFriendly><views><ocean>${id % 3 === 0 ? 1 : 0}</ocean><city>0</city></views><yearBuilt value="${1900 + (id % 120)}"/><inspectionTimes><inspection>28-Nov-2026 10:00am to 10:30am</inspection></inspectionTimes><objects>${pictures.join("")}<floorplan id="1"/><floorplan id="2"/></objects><vendorDetails><name>Olive Owner</name><telephone type="BH">0491 570 006</telephone></vendorDetails></residential>\n`;
}

/** Elements with yes or no; most software always sends all of them. */
const ticked =
  "remoteGarage secureParking airConditioning alarmSystem vacuumSystem intercom poolInGround poolAboveGround insideSpa outsideSpa tennisCourt balcony deck courtyard outdoorEnt shed fullyFenced openFirePlace broadband builtInRobes dishwasher ductedCooling ductedHeating evaporativeCooling floorboards gasHeating gym hydronicHeating payTV reverseCycleAirCon rumpusRoom splitSystemAirCon splitSystemHeating study workshop".split(
    " ",
  );

function makeFeatures(id: number) {
  const named = ticked.map((name, index) => `<${name}>${(id + index) % 4 === 0 ? 1 : 0}</${name}>`);
  return `<features><bedrooms>${1 + (id % 6)}</bedrooms><bathrooms>2</bathrooms><ensuite>1</ensuite><toilets>2</toilets><livingAreas>2</livingAreas><garages>1</garages><carports>1</carports><openSpaces>0</openSpaces><pool type="inground">yes</pool><heating type="gas"/><hotWaterService type="solar"/>${named.join("")}<otherFeatures>close to the sea, quiet street, wine cellar</otherFeatures></features>`;
}

function toXmlText(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
