import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText, splitList } from "./texts.ts";

test.each([
  ["<p>Sea &amp; sand</p><p>Two<br/>lines</p>  \r\n\r\n\r\n\r\nEnd ", "Sea & sand\n\nTwo\nlines\n\nEnd"],
  ["One<br>two<BR />three<br><br>four", "One\ntwo\nthree\n\nfour"],
  ["<div>One</div><div>two</div>", "One\ntwo"],
  ['<p class="x">One</p>\n<p>&nbsp;</p>\n<p>two</p>', "One\n\ntwo"],
  ["Has:<ul><li>a pool</li><li><b>a</b> shed</li></ul>Call us", "Has:\n• a pool\n• a shed\n\nCall us"],
  ["<ul>\n  <li>\n<p>a pool</p></li>\n  <li><p>a shed</p></li>\n</ul>", "• a pool\n• a shed"],
  ["&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;", "One\n\ntwo"],
  ["Sea &amp;amp; sand &#8211; &rsquo;24 &frac12; m&sup2;&hellip;", "Sea & sand – ’24 ½ m²…"],
  ["&amp;ndash; &amp;#8217; &#x2019;", "– ’ ’"],
  ["Caf&Atilde;&copy;s", "Cafés"],
  ["<style>p { color: red }</style><!-- Word --><script>alert(1)</script>One", "One"],
  ["less than 5 < 6 and 7 > 3, <3 R&D; Q&A", "less than 5 < 6 and 7 > 3, <3 R&D; Q&A"],
  ["A\u2028B\vC\\r\\nD&#xD;E", "A\nB\nC\nD\nE"],
  ["<table><tr><td>Beds</td><td>3</td></tr></table><hr>End", "Beds 3\n\nEnd"],
  ["Rent<mortgage here. <b>Ask</b> <ann@agency.example>", "Rent<mortgage here. Ask <ann@agency.example>"],
  ["ﬁne ﬂoors, 𝗕𝗶𝗴 Ｄｅｃｋ ½ m²", "fine floors, Big Deck ½ m²"],
  ["The owner\\u2019s \\u2013 no\\nmore", "The owner’s – no\nmore"],
  ["<![CDATA[One & two]]>", "One & two"],
  ["  one\n\ttwo", "one\ntwo"],
  ["<dl><dt>Beds</dt><dd>3</dd></dl><section>End</section>", "Beds 3\n\nEnd"],
  ["caf=C3=A9s, the owner=E2=80=99s=20\nlong =\nline =3D one", "cafés, the owner’s\nlong line = one"],
  ["By the sea.=0D=0A=0D=0AThree beds", "By the sea.\n\nThree beds"],
  ["x=20, E=mc2, Rates=20 a unit", "x=20, E=mc2, Rates=20 a unit"],
  ["[b]Sea[/b] [url=https://a.example]view[/url][list][*]Pool[*]Deck[/list]", "Sea view\n• Pool\n• Deck"],
  ["[Approx. 450 sqm] [b]", "[Approx. 450 sqm] [b]"],
  ["### Features\n- **Kitchen:** stone, **new**\n* Pool", "Features\n- Kitchen: stone, new\n* Pool"],
  ["*** NOW *** Price* 4 ** 5 **", "*** NOW *** Price* 4 ** 5 **"],
  ["\uf0b7 Pool\n\uf0a7\tDeck", "• Pool\n• Deck"],
  ['The owner\\\'s \\"den\\"', 'The owner\'s "den"'],
  ["👨‍👩‍👧 by\u200d the sea &#55356;&#57313;&#xD83C;&#xDFE1;", "👨‍👩‍👧 by the sea 🏡🏡"],
])("%j is %j", (sent, plain) => expect(cleanText(sent)).toBe(plain));

test("a list is split between its words, not within a number, and words that name nothing are dropped", () => {
  const words = ["Study", "1,200sqm", "ceiling 2,7 m", "Bore", "Barn", "Shed"];
  expect(splitList("Study; 1,200sqm, ceiling 2,7 m • Bore\n- , null, Yes\n* Barn\n- Shed")).toEqual(words);
});

test("invisible and direction characters are dropped, and accents composed", () => {
  expect(cleanLine("Cafe\u0301 \u202Eevil\u202C \u0007bell\u200B so\u00adft")).toBe("Café evil bell soft");
});

test("a text is joined into one line, which is cut if too long", () => {
  expect(cleanLine("one\n two")).toBe("one two");
  expect(cleanLine("x".repeat(300))).toHaveLength(150);
});

test("a text has 65,535 characters at most", () => {
  expect(cleanText("x".repeat(70_000))).toHaveLength(65_535);
});

test("cleaning a clean text changes nothing", () => {
  const pieces = ["<p>", "</li>", "<li>", "&amp;", "lt;", ..."&<\n •Ã©", "café", "\u200b"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (words) => {
      const once = cleanText(words.join(""));
      if (!/<|&/.test(once)) expect(cleanText(once)).toBe(once);
    }),
  );
});
