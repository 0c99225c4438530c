function toSet(words: string) {
  return new Set(words.trim().split(/\s+/));
}

/** Words that are always in capitals. */
export const abbreviations = toSet(`
  a/c ac atm bbq bbqs bir birs cbd cctv cdc da das dcp dha diy dlug dlugs eoi ev fhb fsr ftth fttn fttp gfa gps gst
  hfc hvac id iga led lep lmr lpg lug lugs nbn ndis nla nras nsw nt nz ono poa pv qld r/c rsl rv sa slug slugs smsf
  soho stca tafe tas tlc tod tv tvs uhf uk unsw usa usb uts uv vip wa wc wfh wir wirs ymca
`);

export const days = toSet(`
  apr april aug august christmas dec december easter feb february fri friday fridays jan january jul july jun june mar march
  mon monday mondays nov november oct october sat saturday saturdays sep sept september sunday sundays thu thur thurs
  thursday thursdays tue tues tuesday tuesdays wed wednesday wednesdays
`);

/** Names that any agency may write. */
export const commonNames = [
  ...["Sydney", "Melbourne", "Brisbane", "Adelaide", "Perth", "Hobart", "Darwin", "Canberra", "Australia"],
  ...["Central Coast", "South Coast", "North Coast", "Gold Coast", "Sunshine Coast", "Surf Coast"],
  ...["North Shore", "Upper North Shore", "Lower North Shore", "Inner West", "Eastern Suburbs"],
  ...["Blue Mountains", "Southern Highlands", "Hunter Valley", "Northern Rivers", "Hills District"],
  ...[
    "Seven Hills",
    "Round Corner",
    "Double Bay",
    "Rose Bay",
    "Green Square",
    "Harbour Bridge",
    "Australia Day",
  ],
];

export const properWords = toSet(`
  american asian australia australian balinese british californian chinese danish dutch edwardian english european
  french georgian german greek hamptons italian japanese mediterranean mexican moroccan nordic parisian queenslander
  queenslanders santorini scandi scandinavian spanish swiss tudor tuscan victorian
`);

/** Words that become part of the name before them: "Manly Beach", "Whimbrel Street". */
export const partsOfNames = toSet(`
  avenue bay beach beaches coast cove creek harbour head headland heights highway hill lagoon lake oval parade park point
  ranges reserve ridge river road shore street wharf
`);

/** Words that may be part of the name before them: "Manly village", "Grove Terrace". */
export const perhapsOfNames = toSet(`
  apartments bridge central centre church club college course court crescent dam drive east estate farm ferry forest
  gallery garden gardens grand green grove hall high hospital hotel island lane lodge lower mall market north place plaza
  pool precinct primary rise school shops south square station terrace upper vale valley village west
`);

/** Words before "street" or "park" that are not its name. */
export const describing = toSet(`
  a above across adjoining after an and at beautiful best busy by central charming children's classic close coastal
  community covered deceased delightful dress each edwardian elegant elevated entertaining entire every excellent
  expansive favourite federation for friendly from front full generous georgian glorious golden great heated huge
  iconic idyllic in inground its large leafy level lined local location lovely main massive min mineral mins minute
  minutes modern my near nearby new no of on one opposite or our outdoor outstanding overlooking patrolled peaceful
  perfect plunge popular premier prestigious prime private public quality quiet rear resort rooftop saltwater sandy
  scenic secluded second secure shared shopping short size sized small solar sought sparkling spectacular stunning
  style stylish sunny swimming tennis that the their this through tiny to top towards tranquil tree two victorian walk
  walking wide with wonderful your
`);

/** Words of advertisements that are not names. */
export const ordinaryWords = toSet(`
  a able about above absolute absolutely abundance abundant abutting access accessed accessible acclaimed accommodate
  accommodates accommodating accommodation achieve acre acreage acres across action acts adaptable add added adding
  addition additional address addresses adjacent adjoining adorable adult adventure affordable after afternoon
  afternoons again age agent agents ago ahead air aircon airport airy alarm alcove alfresco alive all allotment allow
  almost alone along already also alternative always am amazing amenities amenity amid amidst among amongst ample an
  ancient and anew another any anyone anything apart apartment apartments appeal appealing appliance appliances
  application applications appointed appointment appreciate approval approvals approved approx approximately architect
  architects architectural architecturally are area areas arena around arrange arrival arrive art as ask asking asks
  aspect asset at atmosphere attached attention attic attraction attractive auction auctioned auctioneer auctioning
  auctions authentic autumn available avoid await awaiting awaits award awarded awards away awesome baby back backing
  backs backyard backyards balance balconies balcony bar bargain barn bars base basement basic bath bathe bathed
  bathroom bathrooms baths batteries battery battleaxe bayside be beachfront beachside beam beams bearings beat
  beauties beautiful beautifully beauty become bed bedroom bedrooms beds been before begin beginners beginning
  beginnings begins behind being below bench benchtop benchtops beneath beside bespoke best better between beyond bid
  bidding bids big bigger biggest bike bills bites blank bliss blissful block blocks blooms blue boarding boast
  boasting boasts boat boathouse boats boatshed body bold bonus book border bordering borders bore born both bottled
  bottom bought boutique boutiques boys brand break breakfast breath breathe breathtaking breeze breezes breezy brick
  bricks bright brightness brilliant brimming bring bringing brings broad broadband brought brutalist bucket budget
  build builder builders building buildings built bungalow bungalows bunk bursting bus buses bush bushland business
  bustling busy but butler's butlers buy buyer buyers buying buzz buzzing by cabana cabin cafe cafes café cafés call
  calls calm calming came camera cameras can can't candidate canvas capture captures car caravan care cared carefree
  carpark carpet carpets carport carports cars carspace carspaces cash cat catch catchment cathedral cats cattle cave
  ceiling ceilings celebrated cellar cellars central centrally centres century chance chances change changer changers
  chapter chapters character characterful charger chargers charm charmer charming charms cheap check chef chef's chefs
  chic chickens child children chip choice chook choose cinema cinemas circa circle cities city cladding class classic
  classics classy clean cleared clever cleverly cliff cliffs clifftop close closed closer closes closest closing
  clubhouse coastal coastline coffee collection colour combine combined combines come comes comfort comfortable
  comforts comfy coming commanding commercial commission committed common communities community commute commuters
  compact companion company complete completed completely complex complexes compromise concept concierge concrete
  condition conditioned connect connected connection connections considered construction contact contained contemporary
  contract convenience convenient conveniently conversion convert converted cooking cooktop cool cooling corner
  cornices corporate cosmopolitan cost cosy cottage cottages could council country couple couples course courses
  courtyard courtyards cover covered coveted cozy craft crafted craftsmanship create created creates creation creative
  creekside crisp crowd cul culture curated current custom customised cut cute dad dad's daily dam dams dark date day
  days de deal debut deceased deceptive deceptively deck decked decking decks deco decor deep defined delight
  delightful delights deliver deluxe demand demolish den deposit depth deserve deserves design designed designer
  designs desirability desirable desire desired destination detached detail detailed details detonate develop developer
  developers development diary did different dine diner dining dinner direct directly discerning discover discovered
  discreet dishwasher distance distinctive divine do doctor does doesn't dog dogs don't done door doors doorstep double
  down downsize downsizer downsizers downsizing downstairs downtown dream dreaming dreams dreamy drenched dress drives
  driveway driving drop dropping drops dual duo duplex duplexes dwelling each earliest early easier easily east
  easterly eastern easy easycare eat eco edge edges edging efficiency efficient effortless effortlessly eight eighth
  electric electrical electricity elegance elegant elegantly elevated elevation elevator elevators eleven elite else
  elsewhere email embrace embraces embracing emerging enchanting enclave enclosed end ending endless ends energy enjoy
  enjoyed enjoying enjoyment enjoys enormous enough enquire enquiries enquiry ensuite ensuites entertain entertainer
  entertainer's entertainers entertaining entertainment entire entrance entry enveloped enviable envious environment
  equine equipped era escape escapee escapes essence essential established estates even evening evenings ever every
  everyday everyone everything ex exceed excellence excellent exceptional exceptionally excite exciting exclusive
  exclusively exclusivity executive exemplary exhibition exit expanse expansive expect expectations expense experience
  experiences expired explore exposed expressions extend extended extension extensive exterior external extra
  extraordinary extras exudes exuding eye fabulous facade face faces facilities facility facing factor factory fair
  families families' family famous fantastic far farmhouse farmlet fashioned fast favourite feature featured features
  featuring feel feeling feels felt fence fenced fencing ferries ferry few fi fibre fibro field fields fifteen fifth
  filled filling final finally find finding finds fine finest finger fingertips finish finished finishes finishing fire
  fired firepit fireplace fireplaces firm first firsts fit fitted five fix fixed fixer flair flat flats flawless
  flexibility flexible flood flooded floor floorplan floorplans floors flow flowing flows foot footpath footsteps for
  foreshore forever forget form formal fortune found four fourth free freedom freehold freestanding fresh freshly
  friendly friends fringe from front frontage frontages fronted fronting fronts fruit full fully fun function
  functional furnished furniture further future gable galleries gallery galore game garage garages garden gardener
  gardener's gardens gas gate gated gateway gather gem gems generation generational generations generous generously
  gentle genuine get getaway getaways gets getting gift girls give given gives giving glamour glance glass glazed
  glazing gleaming glimpse glimpses global glorious go goes going gold golden golf gone good gorgeous got gourmet grab
  gracious grade grand grandeur grandparents granite grannies granny grass grazing great greater greatest green greener
  greenery greenest gross ground grounds group grow growing growth guaranteed guest guests guide guided guides gum gym
  gymnasium ha had half hall hand hands handy handyman harbourside hardwood has have haven having he headline headlines
  heaps heart hearts heated heating heaven hectare hectares height held hello her here heritage hidden hideaway high
  higher highest highly highrise highset hills hillside hilltop him hip his historic history hit hobby hold holds
  holiday holidays home homely homes horizon horse horses hot hour hours house houses housing how hrs hub huge hurry
  icon iconic idea ideal ideally idyllic if imagination imagine immaculate immaculately immediate immerse impeccable
  impeccably imposing impress impressive improve improved in inc inch include included includes including income
  incomes incredible incredibly indoor indoor/outdoor indoors indulge indulgence indulgent industrial infinity
  influence influenced influences ingenious inground inner inside inspect inspected inspection inspections inspiration
  inspire inspired inspiring instant instantaneous instructed instructions insulated insulation intelligent
  intelligently intercom interest interior interiors internal international internet interrupted interstate intimate
  into invest investment investments investor investors invitation invite invited invites inviting irresistible
  irrigation is it its itself jaw jetty jewel join journey joy just kayak keen keep keeper keeping keeps kennels kept
  key keys kid kids kilometre kind kitchen kitchens km kms knock knocking knocks know known knows lakeside land
  landmark landscape landscaped landscaping lanes laneway large larger largest last lasting late later latest laundry
  lavish law lawn lawns laws layout layouts lead leading leads leafy learn lease leaseback leased leasehold leasing
  least leave left legacy legend legendary leisure length less let lets letter letting level levels library life
  lifestyle lifestyles lifetime lift lifts light lighting lights like limited line lined linen listed listen listing
  listings lit literally little live lived lives living load loaded loads local locale located location locations lock
  lockup loft lofts long longer look looked looking looks lot lots lounge love loved lovely lover lovers loves low
  lower lowset lucky lunch lush luxe luxurious luxuriously luxury machinery made magic magical magnificent main mains
  maintained maintenance maisonette majestic make makeover makes making man manicured manor mansion mansions many map
  marble market massive master masterpiece matches mature maximum me media meet meets memories memory mere metre metres
  metro metropolitan mezzanine mid midday middle midnight might mill million millions min mind mine mineral minimal
  mins mint minute minutes miss mistake mix mixed modern modernise modernised modernist modernized moment moments money
  month monthly months mood more morning mornings mortgagee most motivated motorhome mountain mountains move moved
  mover movers moves moving mths much mud mudroom multi multigenerational multiple mum mum's must my name nanny
  national native natural nature near nearby nearest nearing nearly neat need needed needs neg negotiable neighborhood
  neighbour neighbourhood neighbouring neighbours nest nestle nestled net never new newest newly next nice night
  nightlife nights nine ninth no non none nook noon north northeast northerly northern not note nothing now oasis
  occupancies occupancy occupied occupier occupiers ocean oceanfront oceanside of off offer offered offering offerings
  offers office offices often old older on once one ones online only onsite onto ooze oozes oozing open opens operate
  opportunities opportunity opposite option options opulence opulent or orchard orientation oriented original ornate
  other others our ours out outdoor outdoors outer outgoing outlook outside outstanding ovals oven ovens over overlook
  overlooking overlooks overseas oversize oversized own owner owner's owners pace pack packed packs pad paddock
  paddocks paint painted pair palatial panel panels panorama panoramas panoramic pantry paradise parcel parent parents
  parking parkland parks parkside parquetry part partially parties partly partner party passion passive passivhaus past
  pasture patch path patio patios pavilion pay pcm peace peaceful peak pedestrian peek peeks penthouse penthouses
  people per perched perfect perfection perfectly pergola period permanent permit permits person personal pet pets
  phase phone picture picturesque pit pièce placed places plan planned planning plans plant play playground please
  plenty plunge plus plush pm pocket podium poised polished pool pooled pools popular ports position positioned
  positions positive possess possession possibilities possibility possible post postcode potential powder power powered
  practical pre preferred premier premium prepare present presentation presented presenting presents pressure prestige
  prestigious previously price priced prices pride prime principal prior pristine privacy private privately prize
  prized pro proceed produce professional professionally professionals profit project prominent promise promises proper
  properties property proportioned proportions proud proudly proven provide provides provincial proximity pub public
  pubs pure purpose put puts pw quadruple quaint quality quarter quartz quick quickly quiet quietest quietly
  quintessential quirky quite rail rainwater raised raked ramp ranch range rare rarely rate rated rates rating reach
  read ready real realise really realty reap rear reason rebuild received recent recently recharge record recreation
  redefine redefined redevelop redevelopment reduced reduction refined refreshed refuge refurbish refurbished region
  regional register registered registration rejuvenate rejuvenated relax relaxation relaxed relaxing release relocating
  remaining remarkable remodelled render rendered renovate renovated renovation renovations renovator renovator's
  renovators renowned rent rental rentals rented report reports repose request require required requires reserves
  residence residences resident residential residents resort resplendent rest restaurant restaurants restoration
  restored result retail retain retire retiree retirees retirement retreat retro return returns revamp revamped reverse
  revitalised reward rewarding ribbon rich ride right riverside roads robe robes rock romantic roof rooftop room rooms
  roomy round royal rumpus run rural rustic sac safe safety said sail sale salt saltwater same sanctuary sand sandstone
  sandy sauna save savour savvy say says scale scene scenic schoolhouse schooling schools science scope scullery sea
  seachange seafront seamless seamlessly seas seaside season seasonal seasons seat seaview seclude secluded seclusion
  second secret secure secured security see seeking seeks seen self sell seller sellers selling sells semi semis
  sensational separate separated septic serene serenely serenity serious served service serviced services set sets
  setting settle seven seventh several sewer sewerage shaded shady shall share shared she shed shedding sheds shell
  shine shop shopfront shopping shops shoreline short should show showcase showcases shower showstopper showstopping
  side sides sights sign signature silent simple simply sing single singles sip sit site sites sits situated six sixth
  size sized sizes skies skillion skip sky skylight skylights skyline slash slashed sleek sleep small smart smartly
  smooth snap sneak so soak soaked soaring social soft solar sold solid solitude some someone something soon soothing
  sophisticated sophistication sought soul sound south southerly southern spa space spaces spacious spare spared
  sparkling spas special spectacular spirit splash splashed split spoil spot spots sprawling spring sqm stable stables
  stage stairs stand standard standout stands star stars start starter starters starting starts state statement stay
  stays steam steel step steps still stone stones stop stopper stops storage store stores storey storeys storied
  stories story straight strata streets stress stretch strictly striking stroll strolling strolls strong student
  students studio studios study stunner stunners stunning stunningly style styled styles stylish stylishly subdivide
  subdivided subdivision subject sublime submit substantial suburb suburban suburbia suburbs such suit suite suited
  suites suits summer sundrenched sunken sunlight sunlit sunny sunrise sunrises sunroom sunset sunsets sunshine superb
  superbly superior supermarket supreme sure surf surfer surfers surfing surpass surprise surprising surround
  surrounded surrounding surrounds sustainability sustainable sustainably sweeping sweet swim swimming swims switched
  system tailored take taken takes taking tandem tank tanks taste tasteful tastefully tastes team teen teenage teenager
  teenagers teenagers' teens tell tells ten tenancy tenant tenanted tenants tender tennis tenth term termite terms
  terraced terraces terrific than that the theatre their theirs them then there there's these they things think thinks
  third thirty this those thought three thrive through throughout thru tier tightly tiled tiles till timber timbers
  time timeless times tiny tip tiptoe title titled titles to today toe together told tomorrow tonight tons too top
  torrens total touch touches tour tours toward towards town townhouse townhouses toy toys tradie tradie's tradies
  traditional trailer trails train trains tram trams tranquil tranquility tranquillity transform transformation
  transformed transition transport treasure treasures treat treaty tree treechange treed trees trend trendy tri tries
  triple tropical truck trucks true truly try tucked turn turner turning turnkey twelve twenty twilight twin two type
  ultimate ultra un unbeatable undeniable under undercover underfloor understated unforgettable unfurnished uni
  uninterrupted unique unit units unless unlimited unlock unlocks unmatched unmissable unobstructed unparalleled unreal
  unrivalled unspoiled unsurpassed until untouched unveil unveiled unwind up update updated updates upgrade upgraded
  upmarket upon upper upside upsize upsizer upsizers upstairs urban urgent us use useful utility vacant value valued
  vast vaulted vegetable veggie vendor vendor's vendors ventilated ventilation veranda verandah verandahs versatile
  versatility very vibe vibrant video view viewing views villa villages villas vintage virtual vision visit visitor
  visitors vista vistas wait waiting waits walk walkable walking walks wall want wanted wants wardrobe wardrobes
  warehouse warm warmth was watch water waterfront waterfronts waters waterside waterview waterviews way we we'll we're
  weatherboard week weekend weekender weekenders weekends weekly weeks welcome welcomed welcomes welcoming well were
  west westerly western what what's when where which while whisper white who whole whose why wi wide wider widest width
  wifi will win wind window windows wine winner winning winter wish with within without won't wonder wonderful wood
  wooded wool words work worker workers working works workshop workshops world worldly worst worth would wow wrap
  wraparound wrapped yard yards year yearly years yes yesterday yet yield yields you you'd you'll you're you've young
  your yours yrs zen zone zoned zones zoning zonings
`);
