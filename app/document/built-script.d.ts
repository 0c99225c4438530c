/** The built text of a browser script (scripts/build/built-scripts.ts). */
declare module "*.script.ts?script" {
  export const script: string;
}
