import type { Suburb } from "#app/agency/texts/kinds/suburb.ts";

/** The four suburbs we write about; figures and features are the specification’s (spec §3.5, §9.17). */
export const suburbs: readonly Suburb[] = [
  {
    id: "manly",
    name: "Manly",
    state: "NSW",
    postcode: "2095",
    description: "A ferry wharf on one side, a surf beach on the other and five minutes’ walk between them.",
    picture: "suburb-manly",
    overview:
      "Manly is the only suburb on this coast with a harbour beach and an ocean beach, and the only one with a ferry to the city. It has the most visitors, the most restaurants and, a few streets back, some of the quietest houses.",
    lifestyle:
      "People here walk: to the wharf, to the pool at Fairy Bower, to dinner. Mornings belong to swimmers and prams, summer afternoons to visitors, and by nine on a winter night the promenade is yours.",
    stats: {
      medianPrice: 4_800_000,
      priceGrowth: "+12.5%",
      yearlyGrowth: "+8.2%",
      population: 16_300,
      asAt: "2026-09",
      source: "Headland’s sample data",
      schools: [
        "Manly Village Public School",
        "St Mary’s Catholic Primary School",
        "St Paul’s Catholic College",
        "Stella Maris College",
      ],
      transport:
        "Ferry F1 to Circular Quay in about half an hour. Buses from Manly Wharf, among them the 199 to Dee Why, Mona Vale and Palm Beach.",
    },
    articles: {
      paragraph1:
        "Manly has two fronts. The ferry ties up at the harbour one; the surf arrives at the other, and The Corso joins them. Arthur Phillip named the cove in 1788 for the confident and manly bearing of the Gayamaygal men he met there. The ocean beach runs for about a kilometre and a half beneath Norfolk Island pines, from South Steyne through North Steyne to Queenscliff, and in 1964 it held the first world surfing championships. Midget Farrelly and Phyllis O’Donnell won, and the town has taken its surf seriously ever since.",
      paragraph2:
        "Where you live in it matters. The Eastern Hill, above the wharf, has Federation houses, sandstone walls and water in two directions. The flat streets behind the beach are apartments and small old cottages, level all the way to the shops. Past Fairy Bower the path follows Cabbage Tree Bay, a no-take aquatic reserve since 2002, where the gropers come in to look at the snorkellers. North Head closes the southern end with heath and old gun emplacements. Parking is scarce and January is loud. Residents buy better shoes and let the second car go.",
    },
    features: [
      "Beach Access",
      "Ferry Terminal",
      "The Corso Shopping",
      "Surf Culture",
      "Harbor Views",
      "Restaurants & Cafes",
    ],
    amenities: [
      "Manly Wharf and The Corso",
      "Ocean pool at Fairy Bower",
      "Cabbage Tree Bay Aquatic Reserve",
      "North Head walking tracks",
      "Manly Library",
      "Manly Oval",
    ],
    recentSales: ["3"],
  },
  {
    id: "dee-why",
    name: "Dee Why",
    state: "NSW",
    postcode: "2099",
    description: "A long beach, a lagoon left to the birds and apartments within a walk of both.",
    picture: "suburb-dee-why",
    overview:
      "Dee Why is the busiest suburb between Manly and Mona Vale: most of its homes are apartments, most of its daily needs are on Pittwater Road, and the surf is at the bottom of the hill. It is where many people on this coast buy their first place.",
    lifestyle:
      "The Strand faces the water and fills with strollers, dogs and people in wetsuits from about six in the morning. Families use the ocean pool and the grass beside it; the lagoon track is for those who want to hear themselves think.",
    stats: {
      medianPrice: 2_800_000,
      priceGrowth: "+8.3%",
      yearlyGrowth: "+6.1%",
      population: 23_400,
      asAt: "2026-09",
      source: "Headland’s sample data",
      schools: ["Dee Why Public School", "St Kevin’s Catholic Primary School", "St Luke’s Grammar School"],
      transport:
        "The B-Line express bus to Wynyard stops on Pittwater Road. Bus 199 runs south to Manly and north to Mona Vale, Avalon and Palm Beach.",
    },
    articles: {
      paragraph1:
        "Dee Why started late. Much of the land belonged to the Salvation Army, and when the first blocks were sold in 1911 there were five houses in the place. It has caught up. Apartment buildings now climb from The Strand to Pittwater Road, from brick walk-ups of the sixties to new towers over the shops, and most are within ten minutes of the sand. Nobody is sure what the name means. The surveyor James Meehan wrote “Dy Beach” in his field book in 1815, and by one account he was standing on Freshwater Beach at the time.",
      paragraph2:
        "The sand runs north from the ocean pool until it becomes Long Reef, with Dee Why Lagoon behind it, a wildlife refuge that finds its own way to the sea from time to time. To the south a track climbs the headland and keeps to the cliff as far as Curl Curl. Above the shopping street stand the library and civic centre by Colin Madigan and Christopher Kringas; the library won the Sulman Award in 1966 and still divides opinion at dinner. Buy high on the hill for the breeze, or near the pool for the habit.",
    },
    features: [
      "Family Friendly",
      "Beach & Lagoon",
      "Shopping Centre",
      "Schools",
      "Coastal Walks",
      "Public Transport",
    ],
    amenities: [
      "Ocean pool at the southern end of the beach",
      "Dee Why Lagoon Wildlife Refuge",
      "Cafes along The Strand",
      "Dee Why Library",
      "Stony Range Botanic Garden",
      "Clifftop track to Curl Curl",
    ],
    recentSales: ["4"],
  },
  {
    id: "freshwater",
    name: "Freshwater",
    state: "NSW",
    postcode: "2096",
    description: "A short beach between two headlands, with a village that closes when it feels like it.",
    picture: "suburb-freshwater",
    overview:
      "Freshwater is small: one beach, one village, and streets that climb away from both. Houses change hands slowly, often within a family or a friendship, and our own office is here.",
    lifestyle:
      "The day begins in the rock pool and ends on the grass above it. In between there is coffee on Lawrence Street, school pick-up on foot and, when the swell is from the right quarter, an unexplained shortage of tradesmen.",
    stats: {
      medianPrice: 3_900_000,
      priceGrowth: "+15.2%",
      yearlyGrowth: "+9.7%",
      population: 9_200,
      asAt: "2026-09",
      source: "Headland’s sample data",
      schools: [
        "Harbord Public School",
        "St John the Baptist Catholic Primary School",
        "Northern Beaches Secondary College Freshwater Senior Campus",
      ],
      transport:
        "Buses to Manly, for the ferry to Circular Quay, and to Brookvale, where the B-Line express bus leaves for Wynyard.",
    },
    articles: {
      paragraph1:
        "Freshwater spent most of the last century under another name. It was officially Harbord from 1923 until January 2008, and the primary school still is. The beach is short and sits between two sandstone headlands. On 24 December 1914 the Hawaiian swimmer Duke Kahanamoku rode these waves on a board he had shaped from Sydney timber, and his statue stands on the northern headland, looking back at the break. Below him is the rock pool, opened in 1925 and long since extended to fifty metres. Someone is always in it.",
      paragraph2:
        "The ground rises quickly, so houses several streets back still find water between the roofs. Weatherboard and brick cottages from between the wars stand beside the new houses that have replaced their neighbours. Soldiers Avenue, named in 1919, is planted with trees for the local men who did not come back from two wars, and it remains the best street to arrive by. North over the headland is Curl Curl and its lagoon; south over Queenscliff are Manly Lagoon and Manly itself, forty minutes on foot. The village is a few blocks around Lawrence Street, which proves to be enough.",
    },
    features: [
      "Village Atmosphere",
      "Pristine Beach",
      "Surf Culture",
      "Heritage Character",
      "Lagoon Access",
      "Cafes & Markets",
    ],
    amenities: [
      "Fifty-metre rock pool",
      "McKillop Park and the headland track",
      "Freshwater Surf Life Saving Club",
      "Shops and cafes around Lawrence Street",
      "Soldiers Avenue of Honour",
      "Jacka Park",
    ],
    recentSales: [],
  },
  {
    id: "avalon",
    name: "Avalon",
    state: "NSW",
    postcode: "2107",
    description: "A valley with surf at one end, Pittwater over the hill and no hurry in between.",
    picture: "suburb-avalon",
    overview:
      "Avalon, or Avalon Beach on the maps, is a valley with its own shops, schools, golf course and arguments about trees. It is far enough from the city that people who move here have usually thought about it.",
    lifestyle:
      "There is a surf side and a Pittwater side, and households tend to declare for one of them. Saturday is the beach, the village and somebody’s boat; Sunday is the same with fewer shoes.",
    stats: {
      medianPrice: 2_800_000,
      priceGrowth: "+18.7%",
      yearlyGrowth: "+12.4%",
      population: 10_600,
      asAt: "2026-09",
      source: "Headland’s sample data",
      schools: ["Avalon Public School", "Maria Regina Catholic Primary School", "Barrenjoey High School"],
      transport:
        "Bus 199 to Palm Beach, Mona Vale, Dee Why and Manly; change at Mona Vale for the B-Line. The 190X runs to Wynyard in the weekday peaks.",
    },
    articles: {
      paragraph1:
        "You come down into Avalon by the Bilgola Bends, and the city stays on the other side of them. Arthur Small bought his first hundred acres here in 1913, sold the first blocks in the early twenties, and gave the place its name, its Norfolk pines and its golf course. The village grew up a block behind the sand, where Avalon Parade meets Old Barrenjoey Road, and has stayed there. In 1999 the makers of Baywatch hoped to move in. Residents called a public meeting, voted, and went back to the beach.",
      paragraph2:
        "The surf side has the dunes, the rock pool at the southern end and Bangalley Head standing to the north. Over the hill, Careel Bay and neighbouring Clareville face Pittwater, where the water is flat and the afternoons are long. Spotted gums come down between the houses on the western slopes, and the council protects them, so ask before you plan a view through one. The peak-hour bus to Wynyard takes well over an hour. If you have a desk to be at five days a week, ride it once before you fall for a house.",
    },
    features: [
      "Luxury Properties",
      "Exclusive Community",
      "Golf Course",
      "Pristine Beaches",
      "Privacy",
      "High-End Dining",
    ],
    amenities: [
      "Nine-hole public golf course",
      "Rock pool at the southern end of the beach",
      "Village shops on Avalon Parade and Old Barrenjoey Road",
      "Dunbar Park",
      "Angophora Reserve",
      "Careel Bay playing fields",
    ],
    recentSales: ["2"],
  },
];
