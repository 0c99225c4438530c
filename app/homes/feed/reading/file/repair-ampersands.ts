/** An entity of XML, or a character by its number. */
const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const LONGEST_ENTITY = 10;

/** Writes & as &amp; where it begins no entity, as in the links of some software. */
export async function* repairAmpersands(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // An entity may go on in the next chunk.
    const last = text.lastIndexOf("&");
    const cut = last >= 0 && text.length - last <= LONGEST_ENTITY ? last : text.length;
    rest = text.slice(cut);
    yield text.slice(0, cut).replace(bare, "&amp;");
  }
  yield rest.replace(bare, "&amp;");
}
