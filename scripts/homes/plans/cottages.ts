import { across, back, type Floor } from "./floor.ts";

/** Houses of one storey, front to the street at the foot of the plan. */
export const cottages = {
  // A hall between bedrooms, one long room across the back.
  hall: [
    {
      name: "Ground floor",
      width: 12.6,
      depth: 18.4,
      part: across(
        [
          9.4,
          back(
            [2.2, "Verandah"],
            [
              8.4,
              across(
                [4, back([4.4, "Bedroom 1"], [4, "Bedroom 3"])],
                [1.3, "Hall"],
                [4.1, back([4.2, "Bedroom 2"], [2.3, "Bathroom"], [1.9, "Laundry"])],
              ),
            ],
            [4.9, across([6, "Living"], [3.4, "Galley"])],
            [2.9, across([6, "Deck"], [3.4, ""])],
          ),
        ],
        [3.2, back([5.4, ""], [5.8, "Carport"], [7.2, ""])],
      ),
    },
  ],
  // The living room at the front beside the hall; the kitchen looks down the garden.
  front: [
    {
      name: "Ground floor",
      width: 12.8,
      depth: 16.6,
      part: across(
        [3.2, back([3.6, ""], [6, "Carport"], [7, ""])],
        [
          9.6,
          back(
            [2.4, "Verandah"],
            [4.7, across([4.7, "Living"], [1.3, "Entry"], [3.6, "Bedroom 1"])],
            [3.4, across([3.6, "Bedroom 3"], [2.4, "Hall"], [3.6, "Bedroom 2"])],
            [3.9, across([4.8, "Galley"], [2.3, "Bathroom"], [2.5, "Laundry"])],
            [2.2, across([4.8, "Patio"], [4.8, ""])],
          ),
        ],
      ),
    },
  ],
  // A bedroom with a bathroom of its own where the sleep-out was.
  sleepOut: [
    {
      name: "Ground floor",
      width: 12.4,
      depth: 18.6,
      part: across(
        [
          9.2,
          back(
            [2.2, "Verandah"],
            [4.2, across([3.9, "Bedroom 1"], [1.4, "Hall"], [3.9, "Bedroom 2"])],
            [
              4.2,
              across(
                [3.9, back([2.3, "Bathroom"], [1.9, "Laundry"])],
                [1.4, "Hall"],
                [3.9, back([1.4, "Ensuite 3"], [2.8, "Bedroom 3"])],
              ),
            ],
            [5.4, across([6, "Living"], [3.2, "Galley"])],
            [2.6, across([6, "Terrace"], [3.2, ""])],
          ),
        ],
        [3.2, back([5, ""], [5.6, "Carport"], [8, ""])],
      ),
    },
  ],
  // Four rooms around a Federation hall, a step down to the addition.
  federation: [
    {
      name: "Ground floor",
      width: 13.2,
      depth: 22.6,
      part: across(
        [3, back([4.2, ""], [5.6, "Carport"], [12.8, ""])],
        [
          10.2,
          back(
            [2.4, "Verandah"],
            [4.4, across([4.3, "Bedroom 2"], [1.6, "Hall"], [4.3, "Bedroom 3"])],
            [
              4.6,
              across([4.3, "Bedroom 1"], [1.6, "Hall"], [4.3, across([2.5, "Bathroom"], [1.8, "Ensuite"])]),
            ],
            [2.9, across([4.3, "Bedroom 4"], [1.6, "Hall"], [4.3, "Laundry"])],
            [5.6, across([6.2, "Living"], [4, "Kitchen"])],
            [2.7, "Deck"],
          ),
        ],
      ),
    },
  ],
  // Three bedrooms of the twenties, the fourth behind the long room.
  longRoom: [
    {
      name: "Ground floor",
      width: 13,
      depth: 22.4,
      part: across(
        [
          9.9,
          back(
            [2.4, "Verandah"],
            [4.3, across([4.2, "Bedroom 1"], [1.4, "Hall"], [4.3, "Bedroom 2"])],
            [4, across([4.2, "Bedroom 3"], [1.4, "Hall"], [4.3, back([2.2, "Bathroom"], [1.8, "Laundry"])])],
            [5.6, across([6.4, "Living"], [3.5, "Kitchen"])],
            [4, across([2.6, "Terrace"], [1.2, "Hall"], [2.2, "Bathroom 2"], [3.9, "Bedroom 4"])],
            [2.1, across([6, "Terrace"], [3.9, ""])],
          ),
        ],
        [3.1, back([5, ""], [5.8, "Carport"], [11.6, ""])],
      ),
    },
  ],
  // Around a courtyard that a breeze-block screen keeps private from the street.
  court: [
    {
      name: "Ground floor",
      width: 20.6,
      depth: 13.6,
      part: back(
        [
          4.4,
          across(
            [6, "Garage"],
            [1.8, "Entry"],
            [4, "Courtyard"],
            [2.4, "Bathroom"],
            [3.2, "Bedroom 4"],
            [3.2, "Bedroom 3"],
          ),
        ],
        [1.4, across([4.2, "Laundry"], [16.4, "Hall"])],
        [
          5,
          across([4.2, "Kitchen"], [6.6, "Living"], [3.4, "Bedroom 2"], [2.2, "Ensuite"], [4.2, "Bedroom 1"]),
        ],
        [2.8, across([10.8, "Terrace"], [5.6, ""], [4.2, "Deck"])],
      ),
    },
  ],
  // The same decade, the living wing at the other end.
  lowSlung: [
    {
      name: "Ground floor",
      width: 18.8,
      depth: 14.6,
      part: across(
        [
          13.2,
          back(
            [5.8, across([5.8, "Garage"], [2.2, "Laundry"], [3.6, "Courtyard"], [1.6, "Entry"])],
            [1.3, across([3.4, ""], [9.8, "Hall"])],
            [
              4.9,
              across(
                [1.7, "Ensuite"],
                [3.5, "Bedroom 1"],
                [3.1, "Bedroom 2"],
                [2.2, "Bathroom"],
                [2.7, "Bedroom 3"],
              ),
            ],
            [2.6, across([5.2, "Deck"], [8, ""])],
          ),
        ],
        [5.6, back([3.4, "Bedroom 4"], [4, "Kitchen"], [4.6, "Living"], [2.6, "Terrace"])],
      ),
    },
  ],
  // Two flat-roofed wings: one for sleeping, one for everything else.
  wings: [
    {
      name: "Ground floor",
      width: 19.4,
      depth: 19.4,
      part: across(
        [6, back([6, "Garage"], [1.6, "Laundry"], [4.4, "Kitchen"], [6.2, "Living"], [2, "Deck"])],
        [6.6, back([5.4, "Courtyard"], [4, "Entry"], [8, "Terrace"], [2, ""])],
        [
          6.8,
          back(
            [1.4, ""],
            [
              10.4,
              across(
                [1.2, "Hall"],
                [4, back([3.2, "Bedroom 4"], [3.1, "Bedroom 3"], [3.1, "Bedroom 2"], [2.2, "Bathroom"])],
              ),
            ],
            [4.4, across([3.9, "Bedroom 1"], [1.9, "Ensuite"])],
            [3.2, "Deck"],
          ),
        ],
      ),
    },
  ],
} satisfies Record<string, Floor[]>;
