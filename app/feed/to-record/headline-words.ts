function toSet(words: string) {
  return new Set(words.trim().split(/\s+/));
}

/** Always written in capitals. */
export const abbreviations = toSet(`
  bbq bbqs bir birs cbd cctv cdc da das dcp diy dlug dlugs eoi ev fhb fsr ftth fttp gfa gst hvac id iga led lep lmr lug lugs
  nbn ndis nla nras nsw nt poa qld rsl rv sa slug slugs smsf soho stca tas tod tv tvs uhf unsw usb uts uv vip wa wir wirs
`);

export const days = toSet(`
  apr april aug august christmas dec december easter feb february fri friday fridays jan january jul july jun june mar march
  mon monday mondays nov november oct october sat saturday saturdays sep sept september sunday sundays thu thur thurs
  thursday thursdays tue tues tuesday tuesdays wed wednesday wednesdays
`);

/** Places that every agency may name. */
export const cities = [
  "Sydney",
  "Melbourne",
  "Brisbane",
  "Adelaide",
  "Perth",
  "Hobart",
  "Darwin",
  "Canberra",
  "Australia",
];

export const properWords = toSet(`
  american asian australia australian balinese british californian chinese danish dutch edwardian english european french
  georgian german greek hamptons italian japanese mediterranean mexican moroccan nordic parisian scandinavian spanish swiss
  tudor tuscan victorian
`);

/** Words that become part of the name before them: "Manly Beach", "Whimbrel Street". */
export const partsOfNames = toSet(`
  avenue bay beach beaches coast cove creek harbour head headland heights highway hill lagoon lake oval parade park point
  ranges reserve ridge river road shore street wharf
`);

/** Words that may or may not be part of the name before them: "Manly village", "Grove Terrace". */
export const perhapsOfNames = toSet(`
  apartments bridge centre church club college court crescent drive east estate farm ferry forest gardens green grove
  hospital hotel island lane lodge lower mall market north place plaza pool precinct rise school shops south square station
  terrace upper vale valley village west
`);

/** Words before "street" or "park" that are not the name of one. */
export const describing = toSet(`
  a above across adjoining after an and at beautiful best busy by central charming children's classic close coastal
  community covered delightful dress each edwardian elegant elevated entertaining entire every excellent expansive favourite
  federation for friendly from front full generous georgian glorious golden great heated huge iconic idyllic in inground its
  large leafy level lined local location lovely main massive min mineral mins minute minutes modern my near nearby new no of
  on one opposite or our outdoor outstanding overlooking patrolled peaceful perfect plunge popular premier prestigious prime
  private public quality quiet rear resort rooftop saltwater sandy scenic secluded second secure shared shopping short size
  sized small solar sought sparkling spectacular stunning style stylish sunny swimming tennis that the their this
  through tiny to top towards tranquil tree two victorian walk walking wide with wonderful your
`);

/** Words of advertisements that are no names. */
export const ordinaryWords = toSet(`
  a able about above absolute absolutely abundance abundant access accessible acclaimed accommodate accommodation achieve
  acre acreage acres across add added adding addition additional address adjacent adjoining adorable adult affordable after
  afternoon again age ago ahead air airy alcove alfresco all allotment allow almost alone along already also alternative
  always am amazing amenities amenity amid amidst ample an ancient and anew another any anyone anything apart apartment
  apartments appeal appealing appliance appliances applications appointed appointment appreciate approval approved approx
  approximately architect architects architectural architecturally are area areas around arrange arrival arrive art as
  aspect asset at atmosphere attached attention attic attraction attractive auction auctioned authentic available avoid
  awaits award away awesome baby back backing backyard balance balconies balcony bar bargain barn base basement basic bath
  bathe bathed bathroom bathrooms baths be beachfront beachside beam beams beat beauties beautiful beautifully beauty become
  bed bedroom bedrooms beds been before begin beginners beginning begins behind being below beside best better between
  beyond big bigger biggest bike bites block blocks blooms blue boarding boast boasting boasts boat boathouse bold bonus
  book born both bottom boutique boys brand breath breathe breathtaking breeze breezes breezy brick bright brilliant bring
  brings broad bucket budget build builder builders building buildings built bungalow bunk bus buses bush bushland business
  busy but buy buyer buyers buying by cabin cafe cafes café cafés call calm came can can't candidate capture captures car
  care cared carefree carpark carpet carpets carport cars cash catch catchment cathedral ceiling ceilings cellar central
  centrally century chance change character characterful charm charmer charming cheap check chef chef's chic child children
  choice choose circle city class classic clean cleared cliff cliffs close closer closest coastal coastline coffee
  collection colour combine combined combines come comes comfort comfortable coming commanding commercial common community
  commute commuters compact companion complete completed completely complex concept concrete condition connect connected
  connection considered construction contact contained contemporary contract convenience convenient conveniently conversion
  convert converted cool corner corporate cosmopolitan cost cosy cottage council country couple couples courtyard courtyards
  cover covered craft crafted create created creative crisp crowd cul culture current custom cut cute daily dark date day
  days de deal debut deceased deceptive deceptively deck decked decks deco decor deep defined delight delightful deliver
  deluxe demand demolish deposit deserve deserves design designed designer desirable desire desired destination detached
  detail detailed details develop developer developers development did different dine dining direct directly discerning
  discover discreet dishwasher distance distinctive divine do doctor does doesn't dog dogs don't done door doors doorstep
  double down downsize downsizer downsizers downstairs downtown dream dreams drenched dress driveway dropping dual duo
  duplex dwelling each earliest early easier easily east easy eat eco edge effortless effortlessly eight elegance elegant
  elegantly elevated elevation eleven elite else embrace emerging enchanting enclosed end endless energy enjoy enjoying
  enjoys enormous enough ensuite ensuites entertain entertainer entertainer's entertainers entertaining entertainment entire
  entrance entry enviable envious environment equipped era escape essence essential established evening evenings ever every
  everyday everyone everything exceed excellence excellent exceptional exceptionally excite exciting exclusive exclusively
  executive exemplary exhibition exit expanse expansive expect expectations experience expired explore exposed expressions
  extend extended extension extensive exterior extra extraordinary eye fabulous facade face faces facilities facing factory
  fair families family fantastic far fashioned fast favourite feature features feel feeling fenced ferry few fi fibro field
  fields fifteen filled final finally find fine finest finish finished finishes fireplace firm first firsts fit fitted five
  fix fixer flat flats flawless flexible floor floorplan floors flow flows foot footpath footsteps for foreshore forever
  forget form formal fortune found four free freedom freehold freestanding fresh freshly friendly friends fringe from front
  full fully fun function functional furnished furniture further future gallery galore game garage garages garden gardens
  gas gate gated gateway gather gem generations generous generously gentle genuine get getaway gets gift girls give given
  gives glamour glass gleaming glimpse glimpses glorious go goes going gold golden golf good gorgeous gourmet grab gracious
  grand granite granny grass great greater green greenery greenest ground grounds group grow growing growth guaranteed guest
  guests guide gum gym ha had half hall hand handy handyman has have haven having heart heated heating heaven hectare
  hectares height held hello here heritage hidden hideaway high higher highest highly highset hills hilltop his hit hold
  holiday holidays home homely homes horizon horse horses hot hour hours house houses how hub huge iconic idea ideal ideally
  idyllic if imagine immaculate immaculately immediate immerse impeccable impeccably impress impressive improve improved in
  inch include included includes including income incredible incredibly indoor indoor/outdoor indulge industrial infinity
  ingenious inground inner inside inspect inspection inspections inspired inspiring instant intelligent interest interior
  interiors intimate into invest investment investor investors invitation invite inviting is it its itself jaw jewel join
  journey joy just keen keep keeper key keys kids kilometre kind kitchen kitchens km kms know known land landmark landscape
  landscaped laneway large larger largest last lasting late latest laundry lavish lawn lawns layout layouts lead leading
  leads leafy learn lease leased leave left legacy leisure less let lets level levels library life lifestyle lifestyles lift
  light like limited line lined listed listen little live lived living loads local locale location locations lock loft long
  longer look looking looks lot lots lounge love loved lovely lover lovers loves low lower lowset lucky lush luxe luxurious
  luxury made magic magical magnificent main maintained maintenance maisonette majestic make makeover makes making manicured
  manor mansion many marble market massive master masterpiece matches mature maximum media meet meets memories metre metres
  metro mezzanine mid middle mill million millions min mineral minimal mins mint minute minutes miss mistake mix mixed
  modern modernise modernised moment moments money month months mood more morning most motivated mountain mountains move
  moved moves moving much mud multi multiple must my name national natural nature near nearby nearing nearly neat need needs
  negotiable neighbour neighbourhood neighbours nest nestled never new newest newly next nice night nine no none nook north
  northeast northerly northern not nothing now oasis occupied occupier ocean oceanfront of off offer offered offering
  offerings offers office offices often old older on once one ones only onto open opens operate opportunities opportunity
  opposite option options opulence opulent or orchard original other others our out outdoor outdoors outgoing outlook
  outside outstanding oven over overlook overlooking overlooks oversize oversized own owner owner's owners pace pad paddock
  paddocks paint painted palatial panorama panoramas panoramic pantry paradise parents parking parkland parks parkside part
  parties partner party passion past path patio pavilion pay peace peaceful peak pedestrian penthouse people perched perfect
  perfection perfectly period permit person personal pet pets phase picture picturesque pièce places plan planned plans
  plant play playground plenty plunge plus plush pm poised polished pool pools popular position positioned positions possess
  possibilities possibility possible post potential powder power practical preferred premier premium prepare present
  presented presenting presents prestige prestigious previously price priced prices pride prime principal pristine privacy
  private privately prize prized pro proceed produce professional professionally professionals profit project prominent
  promise promises proper properties property proud proudly proven provide provides proximity public pure purpose put quaint
  quality quarter quick quickly quiet quietly quintessential quite rainwater raised ranch range rare rarely rate rates reach
  read ready real realise realty reap rear reason received recent recently record recreation redefine redefined redevelop
  reduced refined refreshed refuge refurbish refurbished region register rejuvenated relax relaxed relaxing release
  remarkable remodelled renovate renovated renovation renovations renovator renovator's renovators rent rental rented repose
  request reserves residence residences residential residents resort resplendent rest restaurant restaurants restored result
  retail retain retire retirees retirement retreat return returns revamp reverse revitalised reward rewarding rich ride
  right roads robe robes rock romantic roof rooftop room rooms roomy round royal rumpus run rural rustic sac safe sail sale
  salt saltwater same sanctuary sand sandstone sandy sauna save savvy say scale scene scenic schools science scope sea
  seachange seafront seaside season seasons seat seaview seclude secluded second secret secure security see seeking seeks
  seen self sell seller sellers selling semi sensational separate serene serenely serenity serious served service services
  set sets setting settle seven several shaded share shared shed sheds shell shop shopping shops shoreline short show
  showcase showcases shower showstopper side sights sign signature silent simple simply sing single sip sit site sits
  situated six size sized skies skillion skip sky skyline sleek sleep small smart smooth snap so soak soaked soaring social
  soft solar sold solid solitude some someone something soon sophisticated sophistication sought soul sound south space
  spaces spacious spare sparkling special spectacular split spoil spot spots sprawling spring sqm stage stairs stand
  standard standout stands star start starter starters starting starts state statement stay stays steel steps still stone
  stones stop stopper stops storage store storey storeys storied story strata streets stress stretch strictly striking
  stroll strong student students studio study stunner stunning stunningly style styled styles stylish stylishly subdivide
  subdivision subject sublime substantial suburb suburban such suit suite suited suites suits summer sundrenched sunken
  sunlight sunlit sunny sunrise sunroom sunset sunsets superb superbly superior supermarket supreme sure surfers
  surpass surprise surprising surrounded surrounds sweeping sweet swim swimming switched system take taken takes taste
  tasteful tastefully team ten tenant tenanted tenants tennis term terms terraced terraces terrific than that the theatre
  their them then there there's these they things think thirty this those three thrive through throughout tightly tiled
  tiles timber time timeless times tiny title titles to today together tomorrow too top torrens total touch touches toward
  towards town townhouse townhouses traditional trails train trains tranquil tranquility tranquillity transform transformed
  transport treasure treat tree treed trees trend trendy tri triple tropical true truly tucked turn turnkey twelve twenty
  twilight twin two type ultimate ultra unbeatable undeniable under undercover underfloor understated unfurnished unique
  unit units unlimited unlock unmatched unmissable unobstructed unparalleled unreal unrivalled unspoiled until unveil
  unveiled up update updated updates upgrade upgraded upmarket upon upper upside upsize upstairs urban urgent us use useful
  utility vacant value vast vendor vendor's vendors veranda verandah verandahs versatile versatility very vibe vibrant view
  views villa villas vintage vision visit vista vistas wait waiting waits walk walking walks wall want wanted wants wardrobe
  wardrobes warehouse warm warmth was watch water waterfront waters waterside waterview waterviews way we we'll we're
  weatherboard week weekend weekender weekends weeks welcome welcomed welcomes welcoming well were west what what's when
  where which while whisper white who whole why wi wide wifi will win wind window windows wine winner winter wish with
  within without won't wonder wonderful wooded wool words work worker working workshop world worth wow wrap wraparound
  wrapped yard year years yes yesterday yet yield yields you you'd you'll you're you've young your yours zen zone zoned
  zoning
`);
