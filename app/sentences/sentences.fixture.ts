import type { ListKind } from "#app/listings/search/number-filters.ts";

/**
 * Searches with their meaning, half of them misspelled; all but eleven were written before the grammar. One criterion
 * per word: `+` joins suburbs and types, min and max are in dollars, `rest` in quotes is searched for in texts.
 */
const lines = `
sale | 3 bed house freshwater or curl curl under 3.5m pool | suburbs=Freshwater+Curl_Curl types=House max=3500000 beds=3 features=pool
rent | 2 bed flat manly pets under 900pw | suburbs=Manly types=Apartment max=900 beds=2 features=pets-considered
sale | Three-bedroom houses in Freshwater or Curl Curl up to $3.5M, near the water | suburbs=Freshwater+Curl_Curl types=House max=3500000 beds=3 walk=10
sale | freshwater, manly | suburbs=Freshwater+Manly
sale | 2096 2099 | suburbs=Curl_Curl+Freshwater+Queenscliff+Dee_Why+Cromer
sale | dee why apartment under 800k | suburbs=Dee_Why types=Apartment max=800000
sale | 4 bedroom house avalon 3m to 4m | suburbs=Avalon types=House min=3000000 max=4000000 beds=4
sale | $850k–1.2m manly vale | suburbs=Manly_Vale min=850000 max=1200000
sale | house or townhouse, mona vale, 3 beds, 2 baths | suburbs=Mona_Vale types=House+Townhouse beds=3 baths=2
sale | up to 3.5m | max=3500000
sale | between $1m and $2m in cromer | suburbs=Cromer min=1000000 max=2000000
sale | over 2 million manly | suburbs=Manly min=2000000
sale | at least 4 bedrooms and a study in collaroy | suburbs=Collaroy beds=4 features=study
sale | 2 car garage 4 bed narrabeen | suburbs=Narrabeen beds=4 parking=2 features=garage
sale | land whale beach | suburbs=Whale_Beach types=Land
sale | land over 600 sqm | types=Land land=600
sale | house on 800m2 avalon | suburbs=Avalon types=House land=800
sale | acreage 2 acres | types=Acreage land=8094
sale | 5/3/2 seaforth | suburbs=Seaforth beds=5 baths=3 parking=2
sale | unit with balcony and air conditioning, dee why | suburbs=Dee_Why types=Apartment features=balcony+air-conditioning
sale | water view apartment fairlight under 2m | suburbs=Fairlight types=Apartment max=2000000 features=water-view
sale | house with study, fireplace and garden in bilgola | suburbs=Bilgola types=House features=study+fireplace+garden
sale | level access villa mona vale | suburbs=Mona_Vale types=Villa features=level-access
sale | terrace manly min 2 beds | suburbs=Manly types=Terrace beds=2
sale | 3 bedrooms under 2 | max=2000000 beds=3
sale | from 900k to 1.4m two bedrooms | min=900000 max=1400000 beds=2
sale | max 1.5m min 1m warriewood | suburbs=Warriewood min=1000000 max=1500000
sale | north facing house freshwater | suburbs=Freshwater types=House rest="north facing"
sale | 3 bed with granny flat cromer | suburbs=Cromer beds=3 rest="granny flat"
sale | house near the beach in newport or avalon | suburbs=Newport+Avalon types=House walk=10
sale | callum reyes | agent=Callum_Reyes
sale | houses listed by Priya Nandan | types=House agent=Priya_Nandan
sale | near stella maris college 3 bed | suburbs=Manly beds=3
sale | 1.2 to 1.6 mil townhouse | types=Townhouse min=1200000 max=1600000
sale | less than 700k one bedroom | max=700000 beds=1
sale | more than $4m waterfront | min=4000000 walk=10
sale | 4+ beds 2+ baths allambie heights | suburbs=Allambie_Heights beds=4 baths=2
sale | no strata, house, manly | suburbs=Manly types=House rest="no strata"
sale | warehouse conversion brookvale | suburbs=Brookvale types=Warehouse
sale | retirement village narrabeen | suburbs=Narrabeen types=Retirement
sale | apartments in manly, queenscliff or freshwater with parking under 1.1m | suburbs=Manly+Queenscliff+Freshwater types=Apartment max=1100000 parking=1
sale | a home for a family of five, 4 bedrooms, newport | suburbs=Newport beds=4 rest="family five"
sale | budget 2.4m cottage avalon | suburbs=Avalon max=2400000 rest="cottage"
sale | 3br 2ba house collaroy | suburbs=Collaroy types=House beds=3 baths=2
sale | house dee why $2m-$2.5m | suburbs=Dee_Why types=House min=2000000 max=2500000
sale | 2 to 3 bedrooms manly | suburbs=Manly beds=2
sale | 12 Ocean Street | rest="12 Ocean Street"
sale | S014 | rest="S014"
sale | pool | features=pool
sale | renovated kitchen | rest="renovated kitchen"
sale | houses for sale in manly | suburbs=Manly types=House
sale | house to rent in manly | list=rent suburbs=Manly types=House
sale | 2 bedroom unit $800 per week | list=rent types=Apartment max=800 beds=2
sale | rental avalon | list=rent suburbs=Avalon
rent | house under 1500 a week with a garden | types=House max=1500 features=garden
rent | pet friendly house avalon | suburbs=Avalon types=House features=pets-considered
rent | 2 bedrooms with a cat under $900 | max=900 beds=2 features=pets-considered
rent | dog allowed, yard, newport | suburbs=Newport features=pets-considered+garden
rent | $700-$900 dee why | suburbs=Dee_Why min=700 max=900
rent | studio or one bedroom queenscliff under 600 | suburbs=Queenscliff types=Studio max=600 beds=1
rent | between 800 and 1000 per week freshwater | suburbs=Freshwater min=800 max=1000
rent | 3 bedroom house with garage, balgowlah, up to $1,800 p.w. | suburbs=Balgowlah types=House max=1800 beds=3 features=garage
rent | 1 bed flat with parking collaroy | suburbs=Collaroy types=Apartment beds=1 parking=1
rent | air conditioned apartment 2095 | suburbs=Manly types=Apartment features=air-conditioning
rent | short lease manly | suburbs=Manly rest="short lease"
rent | available now mona vale | suburbs=Mona_Vale available=2026-11-29
rent | $1000 max, two bathrooms, seaforth | suburbs=Seaforth max=1000 baths=2
rent | buy a house in manly | list=sale suburbs=Manly types=House
rent | apartment under 1m manly | list=sale suburbs=Manly types=Apartment max=1000000
rent | granny flat cromer | suburbs=Cromer rest="granny flat"
rent | house on sandpiper street | types=House rest="sandpiper street"
rent | jack barlow | agent=Jack_Barlow
rent | townhouse or house in 2107 under 1700 | suburbs=Avalon+Bilgola+Clareville+Whale_Beach types=House+Townhouse max=1700
rent | 2 bed 1 bath 1 car manly vale 750 | suburbs=Manly_Vale beds=2 baths=1 parking=1 rest="750"
rent | with pool and gym dee why | suburbs=Dee_Why features=pool+gym
rent | dishwasher built-in robes | features=builtInRobes+dishwasher
rent | quiet street near village | rest="quiet street village"
rent | 3 bedrooms max 1.4k pw narrabeen | suburbs=Narrabeen max=1400 beds=3
rent | no pets | rest="no pets"
rent | unfurnished 2 bed fairlight | suburbs=Fairlight beds=2 rest="unfurnished"
rent | houses, 4 beds, 2 cars, allambie | suburbs=Allambie_Heights types=House beds=4 parking=2
sale | family home with 4 bedrooms and 2 bathrooms in cromer or narrabeen | suburbs=Cromer+Narrabeen beds=4 baths=2 rest="family"
sale | $2M to $3M house newport pool | suburbs=Newport types=House min=2000000 max=3000000 features=pool
rent | 3 bed house manly vale or balgowlah pet friendly $1500 pw | suburbs=Manly_Vale+Balgowlah types=House max=1500 beds=3 features=pets-considered
sale | 2 or 3 bedroom apartment manly | suburbs=Manly types=Apartment beds=2
sale | land at least 1000 square metres palm beach | suburbs=Palm_Beach types=Land land=1000
sale | 3 bed hosue freshwater under 2m | suburbs=Freshwater types=House max=2000000 beds=3
sale | freshwatr or curl cul | suburbs=Freshwater+Curl_Curl
sale | 4 bedrrom house avaln | suburbs=Avalon types=House beds=4
sale | housewith pool newprt | suburbs=Newport types=House features=pool
sale | deewhy appartment 1 bed | suburbs=Dee_Why types=Apartment beds=1
sale | 3bed2bath colaroy | suburbs=Collaroy beds=3 baths=2
sale | undr 3.5m pol freshwater | suburbs=Freshwater max=3500000 rest="pol"
sale | betwen 1m and 2m cromer | suburbs=Cromer min=1000000 max=2000000
sale | 3 bedroms narabeen | suburbs=Narrabeen beds=3
sale | monavale 3 bed | suburbs=Mona_Vale beds=3
sale | mona vael house | suburbs=Mona_Vale types=House
sale | swiming pool seaforth | suburbs=Seaforth features=pool
sale | hous manly 3 bdrm | suburbs=Manly types=House beds=3
sale | aprtment with balcny fairlight | suburbs=Fairlight types=Apartment features=balcony
sale | air conditoning and stdy | features=study+air-conditioning
sale | firplace house bilgola | suburbs=Bilgola types=House features=fireplace
sale | oceon views palm beach | suburbs=Palm_Beach features=ocean-view
sale | palmbeach house | suburbs=Palm_Beach types=House
sale | queensclif 1 bed apartment undr 1.1m | suburbs=Queenscliff types=Apartment max=1100000 beds=1
sale | allambie hights 4 bed | suburbs=Allambie_Heights beds=4
sale | manly vlae 2 bed | suburbs=Manly_Vale beds=2
sale | freshwter, manly, qeenscliff | suburbs=Freshwater+Manly+Queenscliff
sale | 3 bedroon townhouse cromer | suburbs=Cromer types=Townhouse beds=3
sale | up too 2.5m avalon | suburbs=Avalon max=2500000
sale | ovre 3m manly | suburbs=Manly min=3000000
sale | maximum 900k studo | types=Studio max=900000
sale | garrage and gardn curl curl | suburbs=Curl_Curl features=garage+garden
sale | levl access unit dee why | suburbs=Dee_Why types=Apartment features=level-access
sale | calum reyes | agent=Callum_Reyes
sale | priya nandn houses | types=House agent=Priya_Nandan
sale | two bedrom flt manly | suburbs=Manly beds=2 rest="flt"
sale | thre bedroom house | types=House beds=3
sale | four bedrooms fairlght | suburbs=Fairlight beds=4
sale | newport hose with pool uner 5m | suburbs=Newport types=House max=5000000 features=pool
sale | ocean vew apartment | types=Apartment features=ocean-view
sale | nere the beach avalon | suburbs=Avalon walk=10 rest="nere"
sale | house, 3 beds, 2 bathroms, crmer | suburbs=Cromer types=House beds=3 baths=2
sale | curl crul house under 4 milion | suburbs=Curl_Curl types=House max=4000000
sale | norht facing unit manly | suburbs=Manly types=Apartment rest="norht facing"
sale | rennovated kitchen | rest="rennovated kitchen"
sale | cottge avalon | suburbs=Avalon rest="cottge"
sale | poool | features=pool
sale | stela maris college 3 bed | beds=3 rest="stela maris college"
sale | fairy bowr | rest="fairy bowr"
sale | 3 bed house frshwater or curl curl uner 3.5m pool | suburbs=Freshwater+Curl_Curl types=House max=3500000 beds=3 features=pool
rent | 2 bed flat manley pets under 900pw | suburbs=Manly types=Apartment max=900 beds=2 features=pets-considered
rent | pet freindly house | types=House features=pets-considered
rent | 2 bedroms with a cta under $900 | max=900 beds=2 rest="cta"
rent | hous undr 1500 a week | types=House max=1500
rent | dog alowed newport | suburbs=Newport features=pets-considered
rent | $700 - $900 de why | suburbs=Dee_Why min=700 max=900
rent | betwen 800 and 1000 per wek | min=800 max=1000 rest="wek"
rent | 3 bedroom house with garge balgowlah | suburbs=Balgowlah types=House beds=3 features=garage
rent | 1 bed flat with parkng | types=Apartment beds=1 parking=1
rent | air condtioned apartment | types=Apartment features=air-conditioning
rent | dishwaser and balcony | features=balcony+dishwasher
rent | appartments in dee why or colaroy | suburbs=Dee_Why+Collaroy types=Apartment
rent | 3 bed hous mona vale 1200 to 1500 | suburbs=Mona_Vale types=House min=1200 max=1500 beds=3
rent | avalon beach house | suburbs=Avalon types=House
rent | avlon house with pets | suburbs=Avalon types=House features=pets-considered
rent | unfurnishd fairlight | suburbs=Fairlight rest="unfurnishd"
rent | 2bdrm 1bth manly | suburbs=Manly beds=2 baths=1
rent | house wit pool | types=House features=pool rest="wit"
rent | newpot apartment $950 | suburbs=Newport types=Apartment max=950
rent | aparment $850 pw dee whyy | suburbs=Dee_Why types=Apartment max=850
rent | onebedroom manly | suburbs=Manly beds=1
rent | 2 beds under 900 dolars | max=900 beds=2
rent | sandpipper street | rest="sandpipper street"
rent | tow bedrooms manly | suburbs=Manly rest="tow bedrooms"
rent | manly 2 bedrooms, par king | suburbs=Manly beds=2 rest="par king"
rent | queenscliff appartmnet | suburbs=Queenscliff rest="appartmnet"
rent | maximum $1,200 per week, 3 bedroms, brookvale | suburbs=Brookvale max=1200 beds=3
sale | 4 bedroom hosue with poll cromer | suburbs=Cromer types=House beds=4 rest="poll"
sale | betwen 2m adn 3m newport | suburbs=Newport min=2000000 max=3000000
rent | 3 bed huse balgowlah petfriendly | suburbs=Balgowlah types=House beds=3 features=pets-considered
rent | appartment colaroy under $950 per week | suburbs=Collaroy types=Apartment max=950
sale | land atleast 1000 sqm | types=Land land=1000
sale | narraben townhouse 3 bedrooms 2 bathooms | suburbs=Narrabeen types=Townhouse beds=3 baths=2
`;

type Sentence = { list: ListKind; asked: string; meant: string };

export const sentences: readonly Sentence[] = lines.split("\n").flatMap((line) => {
  const [list, asked, meant] = line.split(" | ");
  return asked && meant ? [{ list: list === "rent" ? "rent" : "sale", asked, meant }] : [];
});
