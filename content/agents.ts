import type { Agent } from "#app/agency/texts/kinds/agent.ts";

/** Everyone who works here, in the order of the team page; ids are their addresses (spec §3.8). */
export const agents: readonly Agent[] = [
  {
    id: 1,
    name: "Marion Tate",
    picture: "portrait-marion-tate",
    role: "Principal Agent",
    title: "Principal Agent and founder",
    email: "marion@headland.example",
    phone: "(02) 5550 0142",
    mobile: "0491 570 156",
    bio: "Opened Headland in 2009 with one desk and a borrowed kettle. Grew up in Avalon, has sold on the peninsula for twenty-four years and still walks the street before she prices a house in it.",
    fullBio: `Marion grew up in Avalon, in a fibro house her father extended every time the prawns ran well. She sold her first property at twenty-three, a lock-up garage in Dee Why, and learnt from it that people forgive a low price sooner than a vague one.

She opened Headland in 2009 in a shop that had been a wetsuit repairer’s, and for the first year the back room still smelt of neoprene. Six people work with her now. She reads every contract before it goes out, sits in on the reserve meeting for every auction and has talked more than one owner out of selling.

Most mornings she is in the Freshwater rock pool by six, in all seasons, which is also where a good deal of the office’s news comes from. She has two grown daughters, a kelpie called Ledger and firm views on jacarandas beside swimming pools.`,
    specialties: ["Auction strategy", "Family homes", "Deceased estates", "Clifftop houses"],
    awards: [
      { year: 2024, name: "Small agency of the year, Peninsula Property Awards" },
      { year: 2018, name: "Community service medal, Freshwater traders" },
    ],
    experience: "24+ years",
    rating: 4.9,
    totalReviews: 128,
    reviewsTo: "2026-09-30",
    languages: ["English"],
    areas: ["Freshwater", "Avalon", "Queenscliff", "Manly"],
    testimonials: [
      {
        name: "Graham P.",
        content:
          "She told me to wait until my mother had settled somewhere she liked. It cost Marion six months and she never mentioned it.",
        rating: 5,
      },
      {
        name: "Sunita and Paul D.",
        content: "Three agents gave us a number. Marion gave us a number and the eleven sales behind it.",
        rating: 5,
      },
      {
        name: "Erin W.",
        content:
          "We were the underbidders. She rang on the Monday to see how we were, and in March she found us the right one.",
        rating: 5,
      },
    ],
  },
  {
    id: 2,
    name: "Callum Reyes",
    picture: "portrait-callum-reyes",
    role: "Senior Sales Agent",
    title: "Senior Sales Agent, Freshwater to Brookvale",
    email: "callum@headland.example",
    phone: "(02) 5550 0143",
    mobile: "0491 570 157",
    bio: "A builder’s son from Curl Curl who can tell you what an extension will cost before the architect does. Twelve years of selling family houses, a good many of them to buyers he already knew.",
    fullBio: `Callum spent his school holidays carrying tiles for his father, who came from Valparaíso in 1981 and has never built a flat roof. Two years into a carpentry apprenticeship, a fall from a scaffold in Brookvale left him with a pinned wrist, and he answered an advertisement for a weekend sales job.

That was twelve years ago. He keeps a notebook of who is looking, what they missed and why, and it is the first thing he opens when a house comes in. Buyers like him because he points out the downpipe as readily as the view. Sellers like him because those buyers come back.

He coaches an under-nines football side on Saturday mornings before the first inspection, surfs badly by his own account and cooks for the whole office at Christmas. His empanadas have their own waiting list.`,
    specialties: ["Family homes", "Renovators", "Off-market sales", "Townhouses"],
    awards: [],
    experience: "12+ years",
    rating: 4.8,
    totalReviews: 96,
    reviewsTo: "2026-09-30",
    languages: ["English", "Spanish"],
    areas: ["Freshwater", "Curl Curl", "Brookvale", "Manly"],
    testimonials: [
      {
        name: "Kirra and Ben S.",
        content:
          "He walked us through what it would cost to fix, room by room, before we made an offer. His estimate was closer than our builder’s.",
        rating: 5,
      },
      {
        name: "Margaret O.",
        content:
          "Quick, funny and honest about the carport. I would have liked one more phone call in the second week.",
        rating: 4,
      },
    ],
  },
  {
    id: 3,
    name: "Priya Nandan",
    picture: "portrait-priya-nandan",
    role: "Senior Sales Agent",
    title: "Senior Sales Agent, Dee Why and the northern lagoons",
    email: "priya@headland.example",
    phone: "(02) 5550 0144",
    mobile: "0491 570 158",
    bio: "A structural engineer before she was an agent, which is why she will be the one under your deck with a torch. Sells apartments and houses from Dee Why to Narrabeen, with the strata minutes already read.",
    fullBio: `Priya designed car parks for six years and says it was good training: nobody thanks you for a car park, but everybody notices when the water comes in. She moved to Dee Why for the ocean pool, helped a neighbour argue with a strata committee about a crack, and was offered a job by the agent on the other side of the table.

Twelve years on she is the person other agents ring when a sale has gone quiet. She reads the engineer’s report before the brochure, explains it in words that survive the drive home, and is good at telling people what they would rather not hear in a way that leaves them grateful.

She swims laps at Dee Why before work, plays the harmonium for her aunts at Diwali and is slowly restoring a 1962 caravan that has not yet left the driveway.`,
    specialties: ["Apartments and strata", "Family homes", "First home buyers", "Homes needing repair"],
    awards: [
      { year: 2025, name: "Best residential campaign, Peninsula Property Awards" },
      { year: 2023, name: "Agent of the year, by vote of the office" },
    ],
    experience: "12+ years",
    rating: 4.9,
    totalReviews: 104,
    reviewsTo: "2026-09-30",
    languages: ["English", "Hindi"],
    areas: ["Dee Why", "Collaroy", "Narrabeen", "Freshwater"],
    testimonials: [
      {
        name: "Marcus T.",
        content: "She told us to spend four hundred dollars on the garden and nothing else. She was right.",
        rating: 5,
      },
      {
        name: "The Oduya family",
        content:
          "Our first home. Priya was selling it, not buying it for us, and she still made sure we understood every page.",
        rating: 5,
      },
    ],
  },
  {
    id: 4,
    name: "Elodie Hart",
    picture: "portrait-elodie-hart",
    role: "Luxury Property Specialist",
    title: "Luxury Property Specialist, Palm Beach to Bilgola",
    email: "elodie@headland.example",
    phone: "(02) 5550 0145",
    mobile: "0491 570 159",
    bio: "Looks after the houses at the quiet end of the peninsula, many of which are never advertised. Trained in building conservation, speaks French to the clients who prefer it and returns calls before lunch.",
    fullBio: `Elodie’s mother came from a fishing port in Brittany and her father from Newport, which she describes as the same town with better light. She studied building conservation, worked on sandstone churches and then on one very large house at Whale Beach, whose owner asked her to sell it because she was the only person who understood the plumbing.

Fifteen years later she knows most of the houses north of Bilgola by their architects. Her campaigns are small. Some consist of four telephone calls, some of a printed book and a single open afternoon, and she will say plainly which of them a house deserves.

She keeps a wooden dinghy at Careel Bay, serves on the committee of a local history group and writes every thank-you note by hand, in ink, usually on the day.`,
    specialties: [
      "Waterfront and clifftop",
      "Architect-designed houses",
      "Private sales",
      "Buyers from overseas",
    ],
    awards: [{ year: 2025, name: "Prestige sale of the year, Peninsula Property Awards" }],
    experience: "15+ years",
    rating: 4.8,
    totalReviews: 71,
    reviewsTo: "2026-09-30",
    languages: ["English", "French"],
    areas: ["Palm Beach", "Whale Beach", "Avalon", "Clareville", "Bilgola"],
    testimonials: [
      {
        name: "H. and R. Lindqvist",
        content:
          "Four people saw the house. One of them bought it. Nobody in the street knew until the truck came.",
        rating: 5,
      },
    ],
  },
  {
    id: 5,
    name: "Tom Okafor",
    picture: "portrait-tom-okafor",
    role: "Property Manager",
    title: "Property Manager and head of rentals",
    email: "tom@headland.example",
    phone: "(02) 5550 0146",
    mobile: "0491 570 313",
    bio: "Runs the rental side of the office: about two hundred homes, one plumber on speed dial and a rule that every repair request gets an answer the same day. Formerly a hotel night manager, and hard to surprise.",
    fullBio: `Tom came from Enugu at nine, grew up in Manly Vale and spent his twenties as the night manager of a beachside hotel, where he learnt that most disputes are about noise and nearly all of them end with a cup of tea. Property management, he says, is the same work in daylight.

He has done it for eleven years. Owners get a short report every month with photographs of anything that moved, leaked or was replaced. Tenants get his mobile number. He attends the tribunal perhaps twice a year and regards each visit as a conversation that somebody should have had earlier.

Away from the office he sings bass in a community choir, referees junior rugby and maintains a spreadsheet of every fish and chip shop between Manly and Palm Beach. It has a weighting for chicken salt.`,
    specialties: [
      "Residential leasing",
      "Property management",
      "Repairs and compliance",
      "First-time landlords",
    ],
    awards: [{ year: 2022, name: "Property manager of the year, Peninsula Property Awards" }],
    experience: "11+ years",
    rating: 4.7,
    totalReviews: 83,
    reviewsTo: "2026-09-30",
    languages: ["English", "Igbo"],
    areas: ["Manly", "Dee Why", "Freshwater", "Fairlight", "Narrabeen"],
    testimonials: [
      {
        name: "Dr Alison K.",
        content:
          "I own a flat in Fairlight and live in Hobart. In six years I have never once had to ask Tom what was going on.",
        rating: 5,
      },
      {
        name: "Joaquim and Bea",
        content:
          "Hot water failed on Good Friday. There was a plumber there by two and a phone call at four to check.",
        rating: 5,
      },
      {
        name: "Steven R.",
        content:
          "Firm about the inspection dates, fair about everything else. Our bond came back in full and without an argument.",
        rating: 4,
      },
    ],
  },
  {
    id: 6,
    name: "Hana Sorensen",
    picture: "portrait-hana-sorensen",
    role: "Sales Associate",
    title: "Sales Associate, Manly and the harbour side",
    email: "hana@headland.example",
    phone: "(02) 5550 0147",
    mobile: "0491 570 737",
    bio: "Worked as a deckhand on the harbour while she finished a degree in planning, and knows Manly from the water as well as the street. Ask her what the council will say before you ask the council.",
    fullBio: `Hana was born in Balgowlah to a mother from Kamakura and a father from Aarhus, and was apparently the only child at the local school who brought both pickled plums and liquorice. She studied urban planning and paid for it by working as a deckhand, tying up boats in all weathers and answering questions from visitors about sharks.

She joined Headland four years ago. Her planning degree earns its keep: she reads the development applications for Manly and Fairlight every Thursday and can usually tell a buyer what may go up next door. She looks after many of our first inspections on the harbour side and writes the notes that sellers receive on Sunday night.

She still swims in the harbour through winter, without a wetsuit, and declines to explain it.`,
    specialties: ["Apartments", "Planning questions", "First home buyers"],
    awards: [],
    experience: "4+ years",
    rating: 4.7,
    totalReviews: 38,
    reviewsTo: "2026-09-30",
    languages: ["English", "Japanese"],
    areas: ["Manly", "Fairlight", "Balgowlah", "Seaforth"],
    testimonials: [
      {
        name: "Yusuf A.",
        content:
          "She knew about the approved building next door before our solicitor did. We bought a different apartment, from her, a month later.",
        rating: 5,
      },
    ],
  },
  {
    id: 7,
    name: "Jack Barlow",
    picture: "portrait-jack-barlow",
    role: "Sales Associate",
    title: "Sales Associate, Narrabeen to Newport",
    email: "jack@headland.example",
    phone: "(02) 5550 0148",
    mobile: "0491 570 266",
    bio: "Taught geography at a high school for seven years and still explains things with a diagram. Covers the middle of the peninsula, patrols the beach on alternate Sundays and is never late to an inspection.",
    fullBio: `Jack grew up in Mona Vale, where his grandparents ran a nursery until the land was worth more than the seedlings. He became a geography teacher, spent seven years drawing longshore drift on whiteboards, and noticed that the lessons people remembered were the ones about their own street.

He changed careers three years ago. He sells between Narrabeen and Newport, where flood lines, dune lines and bushfire maps all matter, and he brings them printed to the first meeting with the relevant bit circled. Buyers find this alarming for about a minute and then useful.

He patrols as a volunteer lifesaver on alternate Sundays, grows dahlias from his grandfather’s tubers and has a four-year-old who believes that auctions are a kind of singing. He has not corrected her, because on a good day she is right.`,
    specialties: ["Family homes", "Land and rebuilds", "Flood and bushfire questions"],
    awards: [],
    experience: "3+ years",
    rating: 4.6,
    totalReviews: 29,
    reviewsTo: "2026-09-30",
    languages: ["English"],
    areas: ["Mona Vale", "Warriewood", "Narrabeen", "Newport"],
    testimonials: [],
  },
];
