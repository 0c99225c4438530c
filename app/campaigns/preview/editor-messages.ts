import { siteBlocks } from "../blocks/site-blocks.ts";

/** The blocks that the site draws, by the service's names, in the order of the insert menu. */
export const menuBlocks = {
  "Our blocks": siteBlocks.map(({ name }) => name),
  "Text and pictures": ["Text", "Image", "Video", "Embed", "Core:Button"],
  Layout: ["Core:Section", "Columns", "Box", "Symbol"],
  Form: ["Form:Form", "Form:Input", "Form:TextArea", "Form:Select", "Form:SubmitButton"],
} satisfies Record<string, readonly string[]>;

/**
 * Hides what the site drops: animations, tests of variants, data, and styling by values. Strict styling offers tokens
 * alone, and there is none; alignment and direction, which the site keeps, take no tokens.
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

/** The version of the service's library whose protocol this is (editor-messages.test.ts). */
const SDK_VERSION = "5.2.4";

/** What the preview tells the editor that frames it: who it is, our block, its inputs, what may be inserted and what is hidden. */
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

/** A block as the service’s editor knows it. */
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
