import { href } from "react-router";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { createListMap } from "./list-map.ts";

export const saleMap = createListMap(saleList, href("/listings/map"));
export const rentalMap = createListMap(rentalList, href("/rentals/map"));
