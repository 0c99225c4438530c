import { across, back, type Floor } from "./floor.ts";

/** Apartments: the door at the foot of the plan, the outlook at its head. */
export const flats = {
  // Living and bedroom side by side at the balcony.
  one: [
    {
      name: "Apartment",
      width: 8.2,
      depth: 8.4,
      part: back(
        [2.4, across([1.3, "Laundry"], [2.3, "Bathroom"], [1.8, "Entry"], [2.8, "Galley"])],
        [4.5, across([3.7, "Bedroom"], [4.5, "Living"])],
        [1.5, across([3.7, ""], [4.5, "Balcony"])],
      ),
    },
  ],
  // Bedroom and kitchen to the street, the living room through to the trees.
  through: [
    {
      name: "Apartment",
      width: 6.4,
      depth: 10.4,
      part: back(
        [3.6, across([3.6, "Bedroom"], [2.8, "Galley"])],
        [1.9, across([2.2, "Bathroom"], [4.2, "Entry"])],
        [3.5, "Living"],
        [1.4, "Balcony"],
      ),
    },
  ],
  // A study with a window and a door that closes.
  study: [
    {
      name: "Apartment",
      width: 9.6,
      depth: 8.6,
      part: back(
        [2.6, across([2.3, "Bathroom"], [3, "Study"], [1.5, "Entry"], [2.8, "Galley"])],
        [1.1, across([6.8, "Hall"], [2.8, ""])],
        [3.7, across([3.6, "Bedroom"], [6, "Living"])],
        [1.2, across([3.6, ""], [6, "Balcony"])],
      ),
    },
  ],
  // Two bedrooms to one side of the hall, living to the other.
  two: [
    {
      name: "Apartment",
      width: 9.8,
      depth: 9.4,
      part: across(
        [3.5, back([3, "Bedroom 2"], [4.8, "Bedroom 1"], [1.6, ""])],
        [1.9, back([2.2, "Entry"], [1.9, "Hall"], [2.4, "Bathroom"], [1.3, "Laundry"], [1.6, ""])],
        [4.4, back([2.9, "Galley"], [4.9, "Living"], [1.6, "Balcony"])],
      ),
    },
  ],
  // The living room the full width of the outlook, bedrooms behind it.
  twoBehind: [
    {
      name: "Apartment",
      width: 8.8,
      depth: 10.6,
      part: back(
        [3.6, across([3, "Bedroom 2"], [2.6, "Entry"], [3.2, "Bedroom 1"])],
        [1.9, across([2.4, "Bathroom"], [1.8, "Laundry"], [4.6, "Hall"])],
        [3.7, across([3, "Galley"], [5.8, "Living"])],
        [1.4, across([3, ""], [5.8, "Balcony"])],
      ),
    },
  ],
  // A bedroom at each end, each beside its own bathroom.
  ends: [
    {
      name: "Apartment",
      width: 13,
      depth: 8.8,
      part: back(
        [
          2.4,
          across(
            [2.2, "Ensuite"],
            [1.5, "Robe"],
            [2.2, "Entry"],
            [1.6, "Laundry"],
            [2.1, "Hall"],
            [3.4, "Bathroom"],
          ),
        ],
        [4.6, across([3.7, "Bedroom 1"], [2.6, "Kitchen"], [3.6, "Living"], [3.1, "Bedroom 2"])],
        [1.8, across([3.7, ""], [6.2, "Balcony"], [3.1, ""])],
      ),
    },
  ],
  // A corner: sea to one side, rooftops to the other.
  corner: [
    {
      name: "Apartment",
      width: 13.2,
      depth: 11.2,
      part: back(
        [
          3.8,
          across([3.4, "Bedroom 3"], [3.4, "Bedroom 2"], [2.4, "Bathroom"], [2, "Entry"], [2, "Laundry"]),
        ],
        [1.2, across([11.2, "Hall"], [2, ""])],
        [4.4, across([2, "Ensuite"], [3.6, "Bedroom 1"], [4.6, "Living"], [3, "Kitchen"])],
        [1.8, across([2, ""], [8.2, "Balcony"], [3, ""])],
      ),
    },
  ],
  // On the ground, with a gate and a courtyard of its own.
  garden: [
    {
      name: "Apartment",
      width: 12.2,
      depth: 12.2,
      part: back(
        [
          3.8,
          across([3.2, "Bedroom 3"], [3.2, "Bedroom 2"], [2.2, "Bathroom"], [1.6, "Entry"], [2, "Laundry"]),
        ],
        [1.2, across([10.2, "Hall"], [2, ""])],
        [4.2, across([2, "Ensuite"], [3.6, "Bedroom 1"], [4.4, "Living"], [2.2, "Galley"])],
        [3, across([5.6, ""], [6.6, "Courtyard"])],
      ),
    },
  ],
} satisfies Record<string, Floor[]>;
