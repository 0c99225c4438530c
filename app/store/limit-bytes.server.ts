type ByteLimit = { mostBytes: number; tooLarge: () => Error };

/**
 * Passes on the chunks of an untrusted body and throws once they exceed `mostBytes`, whatever its Content-Length. The
 * signal of the request limits the time.
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
