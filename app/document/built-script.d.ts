/** The text of a script of the browser's, as it is built (scripts/build/built-scripts.ts). */
declare module "*.script.ts?script" {
  export const script: string;
}
