import { agency } from "#content/agency.ts";

/** One section of a legal page; `{phone}` in its words is the office’s number; `id` is its anchor. */
type LegalSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  items?: readonly string[];
};

/** A legal page. `updatedAt` is a calendar day in Sydney. */
export type LegalPage = {
  title: string;
  lead: string;
  updatedAt: string;
  sections: readonly LegalSection[];
};

const postalAddress = `${agency.address.street}, ${agency.address.suburb} ${agency.address.state} ${agency.address.postcode}`;

/** /privacy: how we keep to the Australian Privacy Principles. It must stay true of what the site does. */
export const privacy: LegalPage = {
  title: "Privacy",
  lead: "We ask for what we need to answer you, show it to the people who will answer, and erase it when it has done its work.",
  updatedAt: "2026-11-24",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      paragraphs: [
        `${agency.legalName} is a real estate agency in Freshwater, New South Wales. In this policy “we” means the agency and the people who work in it.`,
        "We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles in it. This policy covers the website and the enquiries you send through it.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect",
      paragraphs: [
        "Only what you type into a form and send to us, and what our server needs to deliver a page. You can read the whole site without telling us anything.",
      ],
      items: [
        "General enquiries: your name, email address, phone number, the address of the property you are asking about, its type, what you have in mind and how you came to us, with any comments.",
        "Appraisal requests: your name, email address, phone number, and what you tell us about the property and your timing.",
        "Inspection bookings and questions about a listing: your name, contact details, the listing, the time you choose and your message.",
        "Newsletter: your email address, when you asked for it and when you confirmed it, and the words you agreed to.",
        "Technical data: your network address and the page asked for, which every web server receives. We use them to deliver the page, to find faults and to keep our forms from being flooded.",
      ],
    },
    {
      id: "sensitive-information",
      heading: "What we would rather not have",
      paragraphs: [
        "Our forms do not ask for sensitive information such as health, religion or union membership, nor for identity documents or bank details. Please do not put them in a comment. If you do, we will erase them once we have seen them, unless the law requires us to keep them.",
      ],
    },
    {
      id: "why-we-collect-it",
      heading: "Why we collect it",
      paragraphs: [
        "To answer you, to prepare an appraisal you asked for, to arrange an inspection, and to send the newsletter to people who have confirmed that they want it. We do not use an enquiry to add you to a mailing list, and we do not make decisions about you by automated means.",
        "If you leave out a required field we may not be able to help through the form. You can always ring or call in.",
      ],
    },
    {
      id: "who-receives-it",
      heading: "Who receives it",
      paragraphs: [
        "Your enquiry goes to the agent of the listing or the agent you named, and to our office so that somebody answers if that agent is away. It reaches them through the company that carries our email, which may handle it only for us. Those of our staff who answer enquiries can read it on this website once they have signed in: agents what came to them or was given to them, our office all of them. Who answered, and when, is written down; what you wrote is not copied into that record.",
        "We do not sell, rent or trade personal information. There are no advertising networks on this website and nobody else collects information through it. We tell a property’s owner that there is interest, and what buyers think of the price; we do not hand over your contact details without asking you. We disclose information to an authority only where the law requires or permits it.",
      ],
    },
    {
      id: "overseas",
      heading: "Overseas disclosure",
      paragraphs: [
        "We do not send personal information overseas ourselves. Our email provider may keep mail on servers outside Australia, and to that extent an enquiry, or a newsletter sent to you, may pass through or be stored in another country. Ask us and we will tell you which countries those are at present.",
      ],
    },
    {
      id: "how-long-we-keep-it",
      heading: "How long we keep it",
      paragraphs: [
        "Enquiries, appraisal requests and inspection bookings sent through the website are erased after 24 months. A newsletter address is kept until you unsubscribe, by the link in any issue or the button of your mail program, and erased seven days later. So is an address that nobody confirms.",
        "If an enquiry becomes a sale, a tenancy or a management agreement, the law requires us to keep records of that transaction for longer, and we do.",
      ],
    },
    {
      id: "security",
      heading: "Security",
      paragraphs: [
        "The website is served over an encrypted connection. Enquiries are stored in a database that only our server, the people who maintain it and the staff who answer you can reach, and the names and contact details in them are kept out of our technical logs. Paper copies, where there are any, are locked away and shredded.",
        "If a breach were likely to cause you serious harm, we would tell you and the Office of the Australian Information Commissioner, as the law requires.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies and tracking",
      paragraphs: [
        "There is one cookie, set when you keep a home with its heart: it holds nothing but a number, by which your browser gets your shortlist back. It lasts 12 months from when you last kept a home or opened the list. Who only reads gets none. Our own staff have another one, which keeps them signed in where they answer you. This website loads no analytics and has no tracking pixels, which is why it never asked for your consent to any. Links to our social media pages lead to other companies’ websites, with policies of their own; nothing is sent to them until you follow one.",
        "Your shortlist is stored with us: the homes, and the first names, votes and notes of the people who share it. Our agents and the owners of the homes never see it. “Forget this list” erases it at once; otherwise it is erased after 12 months without a visit, or 30 days after its last home was taken off. An email address to which you send yourself its link is erased the day after. “Keep both pages offline” stores two pages on your own device, until you have them forgotten.",
        "What you type into a form stays in that tab of your browser until you send it, so that a reload does not lose it. Closing the tab erases it.",
      ],
    },
    {
      id: "anonymity",
      heading: "Dealing with us anonymously",
      paragraphs: [
        "You may ask a general question without giving your name, or under another one, by telephone or over the counter. We need to know who you are to appraise a home, to accept an offer, to register a bidder or to let a property.",
      ],
    },
    {
      id: "access-and-correction",
      heading: "Seeing, correcting and erasing your information",
      paragraphs: [
        `Write to ${agency.email} or ring {phone} to see what we hold about you, to have it corrected, or to have it erased. We will check that it is you, and answer within 30 days. There is no charge. If we have to refuse, for example because the law requires us to keep a record, we will say why in writing.`,
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      paragraphs: [
        "If you think we have handled your information badly, tell us first, in writing if you can. The principal agent, Marion Tate, will look into it and answer within 30 days.",
        "If the answer does not satisfy you, or there is none, you can complain to the Office of the Australian Information Commissioner, which is independent and free: oaic.gov.au, telephone 1300 363 992.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      paragraphs: [
        "When the website or the law changes we change this page and the date at the top. A change never gives us leave to use information you have already sent for a new purpose; for that we would ask you.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      paragraphs: [
        `Privacy, ${agency.legalName}, ${postalAddress}. Email ${agency.email}, telephone {phone}.`,
      ],
    },
  ],
};

/** /terms: the terms of the website, to which the contact form refers. */
export const terms: LegalPage = {
  title: "Terms & Conditions",
  lead: "The terms on which you use this website and send us an enquiry. They are short, and we have tried to keep them readable.",
  updatedAt: "2026-10-01",
  sections: [
    {
      id: "these-terms",
      heading: "These terms",
      paragraphs: [
        `This website is run by ${agency.legalName}, ${postalAddress}. By using it you accept these terms. Selling, letting or managing a home with us is covered by a separate written agreement, which comes first if the two differ.`,
      ],
    },
    {
      id: "listings",
      heading: "Information about properties",
      paragraphs: [
        "What we publish about a property is supplied by its owner or taken from public records, and we pass it on in good faith. We correct mistakes when we learn of them. Measurements, boundaries, rates and levies are approximate unless we say otherwise, positions on maps are schematic, and a listing may be sold, let or withdrawn before its page changes.",
        "Nothing on this website is an offer that can be accepted, or part of a contract. Before you commit yourself, inspect the property, read the contract or the tenancy agreement, and make or commission your own enquiries.",
      ],
    },
    {
      id: "prices",
      heading: "Prices and price guides",
      paragraphs: [
        "A price or price guide for a home for sale is given under the New South Wales rules on estimated selling prices. It is an estimate. It is not a reserve, and it may be revised during a campaign. Rent is advertised at a fixed amount per week.",
        "Median prices and growth figures describe a suburb and say little about a single home. Sold prices are shown as known to us, with the owner’s consent or from the public record.",
      ],
    },
    {
      id: "pictures",
      heading: "Pictures",
      paragraphs: [
        "Pictures marked “Artist’s impression” are computer-made, of homes as well as of the coast, and so are the small ones that lead to them. Those of a home illustrate the kind of home described and are not photographs of it; furniture, finishes, planting and outlook may differ. Those of the coast paint a place and do not show a particular property. Rely on an inspection.",
      ],
    },
    {
      id: "appraisals-and-articles",
      heading: "Appraisals and articles",
      paragraphs: [
        "An appraisal is our opinion of a likely selling price on the day it is given. It is not a valuation and should not be used for lending, tax or legal purposes. Articles, suburb guides and the pages about our services are general information about New South Wales, correct to the best of our knowledge when written. They are not legal, financial or tax advice.",
      ],
    },
    {
      id: "forms",
      heading: "When you send us a form",
      paragraphs: [
        "By sending a form you confirm the points below. We undertake to answer within 24 hours. A listed inspection time that you choose is booked at once; another time that you ask for is a request until we confirm it. Inspection times can change. What we do with your information is set out on our privacy page.",
      ],
      items: [
        "The details are yours, or you have leave to give them.",
        "They are correct as far as you know.",
        "We may contact you by telephone or email about the enquiry.",
        "Sending the form does not appoint us as your agent, and does not make an offer for a property or an application for a tenancy.",
      ],
    },
    {
      id: "fair-use",
      heading: "Fair use",
      paragraphs: [
        "Please do not try to break, overload or get behind this website, send enquiries in bulk or in somebody else’s name, or harvest the contact details on it for marketing. We may refuse enquiries that do any of this.",
      ],
    },
    {
      id: "intellectual-property",
      heading: "Words, pictures and design",
      paragraphs: [
        "The text, pictures, drawings and design of this website belong to us or are used with permission. You may read, print and share pages for your own use and link to any of them. To use anything commercially, or in another advertisement, ask us first.",
      ],
    },
    {
      id: "other-websites",
      heading: "Other websites",
      paragraphs: [
        "Links to other websites are there because they may be useful. We do not control those websites and are not responsible for what they say.",
      ],
    },
    {
      id: "liability",
      heading: "Our liability",
      paragraphs: [
        "Nothing in these terms excludes, restricts or changes a guarantee, right or remedy that you have under the Australian Consumer Law or any other law that cannot be excluded. That includes our duty not to mislead you.",
        "Subject to that, we provide the website as it is, without promising that it will always be available or free of error, and we are not liable for loss that results from relying on it without an inspection, professional advice or your own enquiries.",
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law",
      paragraphs: [
        "The law of New South Wales governs these terms, and its courts, and the courts that hear appeals from them, have jurisdiction.",
      ],
    },
    {
      id: "changes-and-contact",
      heading: "Changes and contact",
      paragraphs: [
        `We may change these terms, and the date at the top shows when we last did. The version published when you send a form is the one that applies to it. Questions: ${agency.email} or {phone}.`,
      ],
    },
  ],
};
