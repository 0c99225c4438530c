/** Where the service keeps pictures. */
export const BUILDER_PICTURES = "https://cdn.builder.io";

/** Whom its library asks for the parts that pages share, whatever API it was given. */
export const BUILDER_SHARED_PARTS = "https://cdn.builder.io";

/** Where its visual editor lives, which shows /builder-preview in a frame. */
export const builderEditors = ["https://builder.io", "https://*.builder.io"] as const;
