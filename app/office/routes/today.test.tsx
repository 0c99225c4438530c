import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { TodayPage } from "#app/office/today/today-page.tsx";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";

const storeTest = defineSqliteTest();
const why = "the hidden field was filled in";

storeTest("what is held as spam is on Today with why, bookings first", async ({ db }) => {
  const fields = {
    name: "Kirra Steel",
    email: "kirra@mail.example",
    phone: "0491 570 110",
    time: "2098-11-29T10:00",
    message: "",
  };
  const booking = await saveTestEnquiry(db, { kind: inspectionKind, fields }, Date.now() - 1000);
  const question = await saveTestEnquiry(db, makeQuestion(), Date.now());
  await db.updateTable("enquiry").set({ flag: why }).execute();
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const { data } = await marion.read("/office");
  const due = { tone: "spam", words: `Held as spam: ${why}` };
  expect(data).toMatchObject({
    held: [
      { reference: booking.reference, due },
      { reference: question.reference, due },
    ],
    hasMoreHeld: false,
  });
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  expect((await priya.read("/office")).data).toMatchObject({ held: [] });
});

test("what is held stands with a form that releases it, after what waits", () => {
  const line = {
    reference: "7KQ4-M2XD",
    what: "Question",
    home: "14 Tern Lane",
    words: "",
    received: "Wed 25 Nov, 9:00 am",
    version: 1,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TodayPage
        lines={[{ ...line, name: "Tom Burke", due: { tone: "late", words: "Overdue by 3 h" } }]}
        held={[
          {
            ...line,
            name: "Kirra Steel",
            due: { tone: "spam", words: `Held as spam: ${why}` },
            hidden: { version: "3" },
          },
        ]}
        hasMore={false}
        hasMoreHeld={false}
        givenUp={[]}
        hasPasskey
        today={{}}
      />
    </MemoryRouter>,
  );
  expect(html).toContain(`Held as spam: ${why}`);
  expect(html).toContain('value="not spam"');
  expect(html.indexOf("Tom Burke")).toBeLessThan(html.indexOf("Kirra Steel"));
});
