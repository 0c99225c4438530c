/** Content in the shape of the service's API, with invented words and homes. */
type RawElement = Record<string, unknown>;

export const TEST_KEY = "0123456789abcdef0123456789abcdef";

let made = 0;

/** An element with a block, the service's or the site's own. */
export function makeElement(name: string, options: object = {}, more: RawElement = {}): RawElement {
  made += 1;
  const large = { display: "flex", flexDirection: "column", position: "relative", marginTop: "20px" };
  return {
    "@type": "@builder.io/sdk:Element",
    id: `builder-${String(made).padStart(32, "0")}`,
    component: { name, options },
    responsiveStyles: { large },
    ...more,
  };
}

export function makeText(text: string) {
  return makeElement("Text", { text });
}

/** An entry of the model `page`; its last element is the service's tracking pixel. */
export function makePage(path: string, blocks: readonly unknown[], data: object = {}): RawElement {
  return {
    id: `page${path.replaceAll("/", "-")}`,
    name: `Page ${path}`,
    published: "published",
    query: [{ "@type": "@builder.io/core:Query", property: "urlPath", operator: "is", value: path }],
    lastUpdated: 1_794_700_000_000,
    firstPublished: 1_794_100_000_000,
    data: {
      title: "Spring on the water",
      description: "Homes with a view of the water, open this spring.",
      url: path,
      blocks: [...blocks, pixel],
      ...data,
    },
  };
}

const pixel = {
  id: "builder-pixel-1q2w3e",
  "@type": "@builder.io/sdk:Element",
  tagName: "img",
  properties: { src: `https://cdn.builder.io/api/v1/pixel?apiKey=${TEST_KEY}` },
};

export const cardOptions = {
  title: "The boatshed house",
  price: 3_250_000,
  location: "Freshwater",
  address: "3 Gannet Crescent",
  beds: 4,
  baths: 2,
  sqft: 2400,
  type: "House",
  image: "https://cdn.builder.io/api/v1/image/assets%2F0123456789abcdef%2Fboatshed",
  description: "Rebuilt in 2021, with its own ramp.",
  featured: true,
};

export const formElement = makeElement(
  "Form:Form",
  {
    sendSubmissionsTo: "email",
    sendSubmissionsToEmail: "somebody@elsewhere.example",
    name: "Spring viewing",
  },
  {
    children: [
      makeText("<span>Enter your name</span>"),
      makeElement("Form:Input", { type: "text", name: "name", placeholder: "Jane Doe", required: true }),
      makeText("<span>Enter your email</span>"),
      makeElement("Form:Input", { type: "email", name: "email", placeholder: "jane@doe.example" }),
      makeText("<p>Your phone number</p>"),
      makeElement("Form:Input", { type: "tel", name: "phone" }),
      makeText("<p>Which week suits you?</p>"),
      makeElement("Form:Select", {
        name: "week",
        options: [{ value: "first", name: "The first of October" }, { value: "second" }],
      }),
      makeElement("Form:Input", { type: "hidden", name: "campaign", value: "Spring 2026" }),
      makeText("<p>Anything else?</p>"),
      makeElement("Form:TextArea", { name: "subject", placeholder: "Hello there" }),
      makeElement("Form:SubmitButton", { text: "Ask for a viewing" }),
    ],
  },
);

const picture = {
  image: "https://cdn.builder.io/api/v1/image/assets%2F0123456789abcdef%2Fspring?width=1600",
  backgroundSize: "cover",
  aspectRatio: 0.5625,
  sizes: "(max-width: 638px) 94vw, 80vw",
  altText: "Yachts off a headland in the morning",
};

/** Has sections, columns, a picture, cards, a form, and shared parts both inlined and not. */
export const springPage = makePage("/spring", [
  makeElement(
    "Core:Section",
    { maxWidth: 960, lazyLoad: false },
    {
      children: [
        makeText("<h1>Spring on the water</h1><p>Four homes, open for <strong>three weekends</strong>.</p>"),
        makeElement("Image", picture),
      ],
    },
  ),
  makeElement("Columns", {
    space: 20,
    stackColumnsAt: "tablet",
    columns: [
      { width: 60, blocks: [makeText("<h2>On the harbour</h2>"), makeElement("PropertyCard", cardOptions)] },
      {
        width: 40,
        blocks: [
          makeText('<p>Ask <a href="/team">our agents</a>, or <a href="tel:0255501234">ring us</a>.</p>'),
          makeElement("Core:Button", {
            text: "All homes for sale",
            link: "/listings",
            openLinkInNewTab: false,
          }),
        ],
      },
    ],
  }),
  makeElement("Symbol", {
    symbol: {
      model: "symbol",
      entry: "promise",
      content: { id: "promise", data: { blocks: [makeText("<p>A reply within 24 hours.</p>")] } },
    },
  }),
  makeElement("Symbol", { symbol: { model: "symbol", entry: "hours" } }),
  makeText("<h2>See one from inside</h2>"),
  formElement,
]);

export const hoursSymbol = {
  id: "hours",
  name: "Office hours",
  published: "published",
  data: { blocks: [makeText("<p>Our office is open on Saturdays.</p>")] },
};

/** A page with only text. */
export const plainPage = makePage("/plain", [makeText("<p>Plain words.</p>")], { title: "Plain" });
