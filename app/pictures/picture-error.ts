/** Why a picture or document of a feed cannot be used; `code` is the finding's. */
export class PictureError extends Error {
  readonly code: "media-unreachable" | "media-not-image";

  constructor(code: PictureError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const MAX_BYTES = 25 * 1024 * 1024;

export function unreachable(message: string, options?: ErrorOptions) {
  return new PictureError("media-unreachable", message, options);
}

export function tooLarge() {
  return unreachable(`It is larger than ${MAX_BYTES / 1024 / 1024} MB: send a smaller one.`);
}
