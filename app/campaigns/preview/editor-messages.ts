import { siteBlocks } from "../blocks/site-blocks.ts";

/** The blocks that the site draws, by the service's names and in the insert menu's order. */
export const menuBlocks = {
  "Our blocks": siteBlocks.map(({ name }) => name),
  "Text and pictures": ["Text", "Image", "Video", "Embed", "Core:Button"],
  Layout: ["Core:Section", "Columns", "Box", "Symbol"],
  Form: ["Form:Form", "Form:Input", "Form:TextArea", "Form:Select", "Form:SubmitButton"],
} satisfies Record<string, readonly string[]>;

/**
 * Hides features that the site ignores: animations, A/B tests, data bindings and free styling. Strict styling allows
 * only design tokens, of which there are none; alignment and direction, which the site honours, need no tokens.
 */
export const editorSettings = {
  hideAnimateTab: true,
  hideABTab: true,
  hideDataTab: true,
  styleStrictMode: true,
  allowOverridingTokens: false,
  designTokensOptional: false,
  designTokens: { colors: [], spacing: [], fontFamily: [], fontSize: [], fontWeight: [], lineHeight: [] },
} as const;

/** The version of the service's library whose protocol this follows (editor-messages.test.ts). */
const SDK_VERSION = "5.2.4";

/** Messages to the editor: the preview's identity, the site's own blocks, the insert menu, hidden features. */
export function toEditorMessages(apiKey: string) {
  const page = { modelName: "page", apiKey };
  return [
    {
      type: "builder.sdkInfo",
      data: { target: "react", version: SDK_VERSION, supportsPatchUpdates: false, ...page },
    },
    { type: "builder.updateContent", data: { options: page } },
    ...siteBlocks.map((block) => ({ type: "builder.registerComponent", data: toComponent(block) })),
    { type: "builder.settingsChange", data: { customInsertMenu: true } },
    { type: "builder.register", data: { type: "editor.settings", info: editorSettings } },
    ...Object.entries(menuBlocks).map(([name, blocks]) => ({
      type: "builder.register",
      data: { type: "insertMenu", info: { name, items: blocks.map((block) => ({ name: block })) } },
    })),
  ];
}

/** Registers a block in the service’s editor. */
export function toComponent({ name, label, inputs }: (typeof siteBlocks)[number]) {
  return {
    name,
    friendlyName: label,
    inputs: inputs.map(({ name, type, label, help, initial, options, isRequired }) => ({
      name,
      type,
      friendlyName: label,
      ...(help && { helperText: help }),
      ...(initial !== undefined && { defaultValue: initial }),
      ...(options && { enum: [...options] }),
      ...(isRequired && { required: true }),
      ...(type === "file" && { allowedFileTypes: ["jpeg", "jpg", "png", "webp", "avif"] }),
    })),
  };
}
