import { modules } from "./app/modules.ts";

/** Who may import whom (docs/architecture.md). @type {import("dependency-cruiser").IConfiguration} */
const features = "listings|enquiries|office|guide/(?:suburbs|journal|team)";

// What every module may use.
const ground = ["core", "store", "ui", "region", "homes"];

/** A module is entered by its door (index.ts and what it shares), and only by those that need it. Lists, commands and tests see its parts. */
function toDoorRules({ name, needs, shared = [] }) {
  const users = modules.filter((other) => other.needs.includes(name));
  const commands = [modules.find((module) => module.name === name), ...users].flatMap(toCommandFolders);
  const own = `^app/${name}/|^ops/demo/|^app/(slots/|modules?[^/]*\\.tsx?$)|${commands.join("|")}|\\.(test|fixture)\\.tsx?$`;
  return [
    {
      name: `door-of-${name}`,
      severity: "error",
      from: { path: "^(app|server|ops)/", pathNot: own },
      to: { path: `^app/${name}/(?!(${["index\\.ts", ...shared].join("|")})(/|$))` },
    },
    {
      name: `users-of-${name}`,
      severity: "error",
      from: { path: "^(app|server|ops)/", pathNot: [own, ...users.map((user) => `^app/${user.name}/`)] },
      to: { path: `^app/${name}/` },
    },
    {
      name: `slots-of-${name}`,
      comment: "Lists that are called after a module are for it and those that need it.",
      severity: "error",
      from: {
        path: "^(app|server|ops|bench|scripts)/",
        pathNot: [own, ...users.map((user) => `^app/${user.name}/`)],
      },
      to: { path: `^app/slots/${name}[.-]` },
    },
    {
      name: `commands-of-${name}`,
      comment: "Commands of a module stand in lists called module-….",
      severity: "error",
      from: {
        path: "^(app|server|ops)/",
        pathNot: `^ops/${name}/|^ops/(demo|[a-z]+/module-[a-z]+\\.ts|agency/import/imports\\.ts)|\\.(test|fixture)\\.tsx?$`,
      },
      to: { path: `^ops/${name}/` },
    },
    {
      name: `needs-of-${name}`,
      severity: "error",
      from: { path: `^app/${name}/`, pathNot: "\\.(test|fixture)\\.tsx?$" },
      to: { path: `^app/(?!(${[name, ...ground, ...needs].join("|")})/|slots/|modules?[^/]*\\.tsx?$)` },
    },
  ];
}

function toCommandFolders({ name, commands = [] }) {
  return [name, ...commands].map((folder) => `^ops/${folder}/`);
}

export default {
  forbidden: [
    ...modules.flatMap(toDoorRules),
    {
      name: "core-is-a-leaf",
      comment: "What a module is knows no business, not by a type either; of the store it knows types.",
      severity: "error",
      from: { path: "^app/core/" },
      to: { path: "^app/(?!core/|store/(database|migrations)\\.server\\.ts$)|^server/" },
    },
    {
      name: "fixtures-are-for-tests",
      comment: "What runs on a site does not depend on what tests are made of.",
      severity: "error",
      from: { path: "^(app|server|ops)/", pathNot: "\\.(test|fixture)\\.tsx?$" },
      to: { path: "\\.(test|fixture)\\.tsx?$" },
    },
    {
      name: "nothing-imports-routes",
      comment: "A page is where features meet; what two pages share belongs to a feature.",
      severity: "error",
      from: { pathNot: "^app/[a-z-]+/routes/|^app/routes\\.ts$" },
      to: { path: "^app/[a-z-]+/routes/" },
    },
    {
      name: "ui-knows-no-business",
      comment:
        "app/ui is made of buttons, fields and pictures: no feature, no word of the agency, no format.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app/(?!ui/)|server/)" },
    },
    {
      name: "features-meet-in-routes",
      comment: "A feature uses another feature's types, not its code.",
      severity: "error",
      from: { path: `^app/(${features})/`, pathNot: "^app/(office|[a-z-]+/routes)/" },
      to: {
        path: `^app/(${features})/`,
        pathNot: "^app/$1/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "homes-below-features",
      comment: "What a home is knows neither where it is kept nor who shows it.",
      severity: "error",
      from: { path: "^app/homes/", pathNot: "\\.(test|fixture)\\.tsx?$" },
      to: { path: `^app/(document|register|${features})/` },
    },
    {
      name: "metadata-above-features",
      comment: "Search engines and feeds list what the features have; only routes and the server ask for it.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(document/metadata|[a-z-]+/routes)/|\\.test\\.tsx?$" },
      to: { path: "^app/document/metadata/" },
    },
    {
      name: "shell-above-features",
      comment:
        "The frame around every page shows features; they tell it of their document by its context, and fill its slots.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "^app/(document/shell|guide/routes)/|^app/(root|entry\\.[a-z]+)\\.tsx$",
      },
      to: {
        path: "^app/document/shell/",
        pathNot: "^app/document/shell/(document-context|document-script|frame/frame-part)\\.ts$",
      },
    },
    {
      name: "entries-are-the-top",
      comment:
        "The build starts with the entries, the root and the table of routes; no module asks for them.",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(root|entry\\.[a-z]+)\\.tsx$|^app/routes\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "site-below-features",
      comment: "Page headers, breadcrumbs and error pages know the agency's words, but no feature.",
      severity: "error",
      from: { path: "^app/document/(site|coast)/" },
      to: { path: `^app/(homes|document/(metadata|shell)|${features})/` },
    },
    {
      name: "texts-below-features",
      comment: "What the office writes is kept for every feature, and typed without them.",
      severity: "error",
      from: { path: "^app/agency/texts/", pathNot: "\\.(test|fixture)\\.ts$" },
      to: {
        path: "^app/(?!agency/texts/|agency/kinds/|agency/folder/|agency/agency-time\\.ts$|store/|region/)",
      },
    },
    {
      name: "kinds-below-folder-below-texts",
      comment:
        "What a text is made of is said first, then the agency's folder has texts, then the office changes them.",
      severity: "error",
      from: { path: "^app/agency/(kinds|folder)/", pathNot: "\\.(test|fixture)\\.ts$" },
      to: { path: "^app/agency/texts/" },
    },
    {
      name: "texts-come-from-the-office",
      comment:
        "The agency’s folder has the texts of the first day; what is published comes from app/agency/texts, by the loaders.",
      severity: "error",
      from: {
        path: "^(app|server|ops|scripts)/",
        pathNot:
          "^app/(agency/texts/site-texts|office-texts/published/page-words)\\.ts$|\\.(test|fixture)\\.tsx?$",
      },
      to: { path: "^app/agency/folder/first-texts\\.ts$" },
    },
    {
      name: "store-is-a-leaf",
      comment:
        "The database and the outbox serve every feature and know none; features register how their mails are made (server/stores.ts).",
      severity: "error",
      from: {
        path: "^app/store/",
        pathNot: "\\.(test|fixture)\\.ts$",
      },
      to: { path: "^app/(?!store/|core/|agency/folder/agency\\.ts$|module-types\\.ts$)" },
    },
    {
      name: "lists-see-rows-and-migrations",
      comment: "The lists of tables and migrations see nothing else of a feature.",
      severity: "error",
      from: { path: "^app/(module-types|migrations\\.server)\\.ts$" },
      to: { path: "^app/(?!store/|modules\\.store)", pathNot: "/store/[a-z]+-rows\\.ts$|^app/migrations/" },
    },
    {
      name: "rows-are-leaves",
      comment: "Rows and migrations of a feature stand alone, so that the lists may name them.",
      severity: "error",
      from: { path: "^app/.+/store/[a-z]+-(rows|tables\\.server)\\.ts$|^app/migrations/" },
      to: { path: "^(app|server)/", pathNot: "^app/(module-types|core/permission)\\.ts$" },
    },
    {
      name: "store-does-not-deliver",
      severity: "error",
      from: { path: "^app/store/", pathNot: "^app/store/outbox/|\\.(test|fixture)\\.ts$" },
      to: { path: "^app/store/outbox/" },
    },
    {
      name: "catalogue-knows-no-page",
      comment: "The catalogue holds what is listed; it does not know the pages of sale, rental and sold.",
      severity: "error",
      from: { path: "^app/listings/catalogue/" },
      to: { path: "^app/listings/(sale|rental|sold)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "kinds-of-listings-apart",
      comment: "Sale, rental and sold share what lies beside them, not each other's code.",
      severity: "error",
      from: { path: "^app/listings/(sale|rental|sold)/" },
      to: {
        path: "^app/listings/(sale|rental|sold)/",
        pathNot: "^app/listings/$1/|\\.fixture\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "agency-files-by-their-import-names",
      comment: 'Only by "#app/…" does the browser\'s build get the light form (package.json, "imports").',
      severity: "error",
      from: { path: "^app/", pathNot: "^app/agency/folder/|\\.test\\.tsx?$" },
      to: {
        path: "^app/agency/folder/(agency|disk|manifest|places|theme)\\.ts$",
        dependencyTypesNot: ["aliased-subpath-import"],
      },
    },
    {
      name: "app-does-not-know-the-server",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/" },
    },
    {
      name: "server-uses-server-modules",
      comment:
        "The server takes the built pages whole; of the app's own code it uses *.server.ts, contexts and the agency's folder.",
      severity: "error",
      from: { path: "^server/", pathNot: "\\.(test|fixture)\\.ts$" },
      to: {
        path: "^app/",
        pathNot:
          "(\\.server\\.ts|-context\\.ts)$|^app/(core|agency/folder)/|^app/(modules|slots/variables)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "region-is-a-leaf",
      comment: "What depends on where the agency is (time, money, dates) imports nothing of ours.",
      severity: "error",
      from: { path: "^app/region/" },
      to: { path: "^(app/(?!region/)|server/)" },
    },
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?(url|script)$|^\\./\\+types" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.react-router|^build/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
