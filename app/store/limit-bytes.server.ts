type ByteLimit = { mostBytes: number; tooLarge: () => Error };

/**
 * Passes on the chunks of a body that comes from elsewhere, and throws once they are more than `mostBytes`, whatever length
 * was announced. Time is limited by the signal of its request.
 */
export async function* limitBytes<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  { mostBytes, tooLarge }: ByteLimit,
) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge();
    yield chunk;
  }
}
