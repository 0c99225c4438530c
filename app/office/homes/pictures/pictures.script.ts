/* Pictures of a home: each sent by itself, their order by dragging and by keys, their texts proposed. */
import { addPictures } from "./add-pictures.client.ts";
import { orderPictures } from "./order-pictures.client.ts";
import { proposeTexts } from "./propose-texts.client.ts";

addPictures();
orderPictures();
proposeTexts();
