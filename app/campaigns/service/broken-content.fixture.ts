import { makeElement, makePage, makeText } from "../content/content.fixture.ts";

/** Malicious and malformed content. */
export const brokenPage = makePage("/broken", [
  null,
  "text",
  7,
  { component: { name: 5 } },
  { component: { name: "Text", options: "no options" } },
  makeText('<p onclick="alert(1)">Kept<script>alert(1)</script><img src=x onerror=alert(1)></p>'),
  makeText('<a href="javascript:alert(1)">one</a> <a href="java\tscript:alert(1)">two</a>'),
  makeElement("Core:Button", { text: "Click", link: " javascript:alert(1)" }),
  makeElement("Core:Button", { text: "Click", link: "data:text/html,<script>alert(1)</script>" }),
  makeElement("Image", { image: "javascript:alert(1)", altText: "none" }),
  makeElement("Image", { image: "http://plain.example/a.jpg", altText: "none" }),
  makeElement("Columns", { columns: "none", space: "wide" }),
  makeElement("PropertyCard", { title: { deep: true }, price: "a lot" }),
  makeElement("PropertyCard", {
    title: "A home",
    price: "1200000",
    beds: -2,
    image: "ftp://files.example/a",
  }),
  makeElement("constructor", {}),
  makeElement("Custom Code", { code: "<script>alert(1)</script>" }),
  makeElement("Embed", { url: "https://video.example/1", content: "<iframe src=//video.example></iframe>" }),
  makeElement("Form:Input", { name: "alone", type: "text" }),
  makeElement("Text", { text: "<p>Bound</p>" }, { bindings: { "component.options.text": "state.secret" } }),
]);
