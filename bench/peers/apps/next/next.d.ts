// Stand-ins: what is checked (tsconfig.check.json) is what the peers take from the site.
declare module "next" {
  export type NextConfig = object;
}
declare module "next/link";
declare module "next/navigation";
