/* Pictures of a home: their order by dragging and by keys, and their texts proposed while somebody chooses. */
import { orderPictures } from "./order-pictures.client.ts";
import { proposeTexts } from "./propose-texts.client.ts";

orderPictures();
proposeTexts();
