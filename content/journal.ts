import type { Article } from "#app/agency/texts/kinds/article.ts";

/** The market journal, newest first; exactly one article is featured (spec §3.7). */
export const articles: readonly Article[] = [
  {
    id: 1,
    slug: "what-to-look-for-on-a-salt-air-inspection",
    title: "What to look for on a salt-air inspection",
    excerpt:
      "Window tracks, balustrades, the underside of the deck: fifteen minutes of looking that can save a year of repairs.",
    content: `Salt does its work slowly and mostly out of sight. A house three streets from the surf can present beautifully on a Saturday morning, with the windows cleaned and the deck freshly oiled, and still be two winters away from a large bill. That is no reason to leave the coast. It is a reason to arrive fifteen minutes early and look at the parts of the house that nobody has styled.

## Outside, before the doors open

Begin outside, before the doors open. Work out where the sea is and what stands between it and the house. Spray travels on an onshore wind, so the first row takes the most, but a gap between headlands, or a straight street running down to the beach, can carry it a good deal further. Note which walls face that gap. Those are the walls you will come back to.

Then look at metal, because metal tells you first. Run a finger along the window tracks. A light white bloom on aluminium is ordinary and washes off; deep pitting, or a powder coat lifting in blisters, does not. Slide every door. Rollers seize long before the glass gives trouble, and replacing one large slider can mean replacing the frame around it. Look at hinges, garage door tracks, the letterbox and the light by the entry. If the small cheap things have been replaced with the right materials, the expensive things probably have been too.

![Glass, timber and steel above the sea. It is the fixings that get the spray.](r026-balcony)

Balustrades deserve a minute to themselves. Stainless steel comes in grades. The one usually sold for the coast is 316, often called marine grade, and even that needs washing. Brown tea staining is common and mostly cosmetic. What matters is rust bleeding from a fixing, a post that moves when you lean on it, or cracked concrete where a post enters the slab. A loose balustrade is a safety question, and it is perfectly polite to ask when it was last checked and by whom.

## Underneath

Now go underneath. Decks are sanded from above, oiled from above and photographed from above. From below you can see joists, brackets and bolts. Press a key into the timber beside the bolts; it should not go in. Look for galvanised brackets that have turned from grey to orange, and for posts that sit in soil instead of above it. A small torch costs less than two coffees and nobody minds if you bring one.

> Decks are sanded from above, oiled from above and photographed from above.

Brick houses have their own signs. Long horizontal cracks in the mortar, or an outer wall that bows a little, can mean that the metal ties between the two skins of brick have rusted. Cracks that start at the corner of a window may come from a steel lintel swelling as it corrodes. Mortar that brushes out with a fingertip and old terracotta tiles that flake on the seaward side are salt at work as well. None of this is rare here, and all of it can be repaired. It belongs in your sums and not in your surprises.

## The building, if it is one of many

In an apartment building, look at the concrete. When the steel inside it rusts, it expands and pushes the surface off, which is what people mean by concrete cancer. Look at the underside of the balcony above, the edges of the slabs and the ceiling of the car park. Then read the strata records: several years of minutes, the capital works fund and its ten-year plan, and any engineer’s report. A building that has had the scaffolding up and paid for it is often a better buy than one that is still talking about it.

From across the road, look at the roof. Check the gutters, the sheet ends and the screws. Steel roofing is made in different grades for the coast, and the maker’s warranty usually depends on how far the house stands from breaking surf, so if the roof is new, ask for the paperwork. Outdoor air-conditioning units have a hard life as well. If the fins crumble at the edges like a dry biscuit, put a new unit in the budget.

## Inside, and afterwards

Inside, open the cupboards on the seaward wall and put your head in. You are smelling for damp. Look behind the bedhead, above the shower and in the corners of ceilings where paint has been touched up in a slightly different white. Coastal rooms need air moving through them, so try the windows as well as the doors, and see whether the exhaust fans go anywhere.

Ask the agent four things. When was the outside last painted? Which windows are original? Has the house had any work to wall ties, lintels or concrete? Was that work approved and certified? “I will find out” is a good answer if it is followed by an email on Monday.

Then pay a professional. A building and pest inspection by somebody who works on this coast should be in your hands before an auction, because there is no cooling-off period afterwards. Tell the inspector what you noticed. Ask which three things they would fix first and what they would happily leave alone. Those two lists are more use than the other forty pages.

Last, stand on the deck with the doors open and say nothing for a minute. You will learn where the wind comes from and how loud the surf is at this distance, and whether you want to hear it at three in the morning. The houses that last here were not built to defy the weather. They belong to people who hose the windows once a month and never put off a small repair. You can usually tell, before the agent has found you a brochure, which sort you are standing in.`,
    author: "Imogen Vale",
    category: "Buying Guide",
    picture: "place-bilgola",
    caption:
      "Spray is carried by an onshore wind. A normaliseHeadline morning like this one is the best time to see what the last one left behind.",
    publishedAt: "2026-10-14",
    tags: ["Inspections", "Maintenance", "Coastal homes", "Buying", "Strata"],
    featured: true,
  },
  {
    id: 2,
    slug: "spring-on-the-peninsula-how-to-read-the-numbers",
    title: "Spring on the peninsula: how to read the numbers",
    excerpt:
      "Medians, days on market, clearance rates and price guides: what each one measures, what it leaves out and which questions to ask.",
    content: `Every spring the same conversation starts in the queue for coffee. Is it going up or down? The honest answer on the Northern Beaches is that it depends on the street, the month and who is counting. We could give you a number. We would rather explain how to read four of them, and the rules around them, so that when somebody else gives you a number you know what to ask.

## What each number measures

Start with the median. Line up every sale in a period by price and the median is the one in the middle. It is not an average, and it is not what your house is worth. In a suburb where only twenty or thirty houses change hands in a quarter, the mix decides the result: three clifftop sales and a quiet patch for cottages will lift the median although no house has gained a dollar. Look at a year in place of a quarter. Check that houses and apartments are counted apart. Treat a move of a few per cent in a small suburb as noise until it has happened twice. The figures on our own suburb pages deserve the same caution.

Days on market runs from the first advertisement to the sale. It is useful, with two warnings. A home that goes to auction carries a campaign of about four weeks, so a month on the market means that nothing went wrong. And a home that is withdrawn and listed again, sometimes with another agent, may begin again at zero. Ask when it was first offered, which is a different question from how long this advertisement has been up.

The clearance rate is the share of auctions that ended in a sale. The figure you hear on Saturday night is preliminary. It rests on the results agents have reported by then, and it is revised when the others arrive, often downwards, since disappointments travel slowly. Counters also differ on what to do with a home withdrawn before its auction. A rate for Sydney is built on hundreds of results. A rate for one suburb on one weekend may be built on four. Use it to judge the mood of the city, and leave the price of Freshwater out of it.

![Count for a year. One set of waves says little about the season.](place-curl-curl)

## The price guide

Then there is the price guide, which is a matter of law as well as of judgement. In New South Wales the agent must put an estimated selling price for a home into the agency agreement, in writing, and must be able to give the owner the evidence for it, which in practice means comparable sales. The estimate may be one figure, or a range whose top is no more than ten per cent above its bottom. Nothing the agent advertises or tells you may be lower than that estimate. “Offers over” is not allowed, and neither is a plus sign after a figure. If the campaign shows that the estimate is no longer reasonable, it has to be revised, the owner told in writing and the advertising changed.

A guide is still not a reserve. The owner sets the reserve, gives it to the auctioneer in writing before the auction, and usually settles on it in the last few days. A guide can be honest and the result well above it, because two families wanted the same house. So ask the agent which sales the guide is based on, and what is different about each of them. If the answer is prompt and specific, trust the guide. If it is a smile, do your own homework.

> If the answer is prompt and specific, trust the guide. If it is a smile, do your own homework.

## How firmly you are bound

How you buy decides how firmly you are bound. In a private treaty sale you exchange contracts and normally have a cooling-off period, which ends at five in the afternoon on the fifth business day after exchange. Withdraw in that time and you forfeit a quarter of one per cent of the price. A seller may ask you to give the period up. That is done with a certificate under section 66W of the Conveyancing Intent, signed by your solicitor or conveyancer, who must first explain the contract to you. With a 66W certificate the purchase is as firm as an auction. Nobody should sign one as a courtesy.

At an auction there is no cooling-off at all, and none if you exchange on the same day after the home has been passed in. You register beforehand, show identification and are given a number. The auctioneer may make one bid for the seller, must announce beforehand that it may be made, and must say so when making it. Any other bid on the seller’s behalf is an offence. When the hammer falls the highest bidder signs the contract and pays the deposit, usually ten per cent of the price. Legal advice, the building report and the loan all have to be settled before you raise your hand.

You can start early. A home may not be offered for sale here until the contract has been prepared, so ask for it at the first inspection and send it to your solicitor the same day.

## This spring

What are we seeing this spring? Treat this as observation from one office. Owners who set their price by recent sales are having short conversations. Owners who set it by a neighbour’s result in a different year are having long ones. Well-kept family houses within a walk of the sand still bring more than one buyer to the table. Apartments with building work undecided take longer, and so they should.

If you are selling, ask for the evidence before you ask for the number. If you are buying, visit six homes before you bid on one, write down what you think each will bring, and keep score. After a month you will be better at it than most commentators, and you will not have paid for a subscription.

Rules change, and this is general information. NSW Fair Trading publishes the current version, and your solicitor can tell you how it applies to you.`,
    author: "Rohan Pike",
    category: "Market Analysis",
    picture: "place-long-reef",
    caption:
      "Swell is easier to read from a headland than from the sand. Markets are much the same: step back before you count.",
    publishedAt: "2026-10-02",
    tags: ["Market", "Auctions", "Price guides", "Cooling-off", "Spring"],
    featured: false,
  },
  {
    id: 3,
    slug: "a-walk-from-freshwater-to-manly-before-breakfast",
    title: "A walk from Freshwater to Manly, before breakfast",
    excerpt:
      "Three kilometres, two headlands, one tunnel for normaliseHeadline days and a choice of places to swim.",
    content: `Start in the dark if you can, or near enough to it. McKillop Park stands on the headland at the northern end of Freshwater, and at that hour it belongs to a few dog walkers and to a bronze Hawaiian. Duke Kahanamoku gave his demonstration here on 24 December 1914, on a board he had shaped himself from timber bought in Sydney. Later that summer he took a local girl, Isabel Letham, out with him and they rode in together. The statue looks back at the break, as you would.

From the grass you can see the whole morning laid out. To the north are Curl Curl, the cliffs at Dee Why and the long flat shelf of Long Reef. To the south are the beach below you, the next headland, the pines of Manly and, behind everything, North Head. That is the walk: down, up, over, and then level all the way to coffee. It is about three kilometres. Forty minutes is unhurried, and you are allowed to take twice that.

## Down to Freshwater

Go down by the path above the rock pool. It opened in November 1925, was extended to fifty metres in 1962, and at six in the morning its lanes are shared according to a system that nobody has written down. If you mean to swim here, swim now. If you only mean to look, stand on the seaward side when there is some swell, and well back when there is more than some.

![Walk on the hard sand, where the last wave has just been.](place-freshwater-sand)

Freshwater beach takes five minutes to cross. Walk on the hard sand. The surf club, founded in 1908, will have its doors half open, and the board riders will be standing in the car park with their arms folded, deciding. Whatever they decide, they decide it together.

At the southern end there is an old kiosk on the rise, now a restaurant. Robert Lewers built it in 1908, when Freshwater was mostly campers, and he wanted people to be able to reach it from Manly without climbing. So in the same year he had a tunnel cut through the point at Queenscliff. A contractor named Bevan did it in about three months, some of it single-handed: twenty-five metres of sandstone, just above the sea. The path that was meant to continue to the kiosk was never built. People now call the tunnel the wormhole, and many will tell you that fishermen dug it. It was a man with a tea room and a theory about customers.

## Over the headland, or through it

You have a choice here. On a low tide, with a small sea and dry rock, you can scramble around the base of the headland to the tunnel and come out beside the Queenscliff rock pool. It is rough and uneven, there are no signs, and a wave does not have to be large to be a problem. On any other morning take the steps. There has been a flight over this headland since 1884, and the top of it is the best place on the walk to be slightly out of breath.

> It was a man with a tea room and a theory about customers.

Queenscliff is small and easily missed, which suits the people who live in it. The streets along the top are narrow, with houses that look at the ocean on one side and down to the lagoon on the other. Keep the water on your left and let the road take you down. At the bottom, Manly Lagoon slides out to sea past the foot of the headland, and the Queenscliff bridge carries you over it. Look upstream for herons. Look down for bream, hanging in the current and facing the tide. After heavy rain do both from the bridge and keep your feet dry: lagoon water is best left alone for a few days.

## The long beach

Over the bridge you are on the long beach. It has three names and three surf clubs. This end is Queenscliff, the middle is North Steyne and the far end is South Steyne, and although no line is drawn on the sand, people who swim at one will explain why they do not swim at the others. The promenade runs the whole way under Norfolk Island pines. Walk on the path for the pines or on the sand for the quiet. The sun will be up by now, low on your left, and the surfers will be black marks on the glare.

This was the beach that held the first world surfing championships, in 1964. A local, Midget Farrelly, won the men’s; Phyllis O’Donnell won the women’s. On a Tuesday in September it is held by schoolchildren, nurses coming off a shift and one man of about eighty who catches more than anyone.

If you have timed it well you will reach South Steyne just before seven, when swimmers in pink caps gather by the surf club and set off for Shelly Beach and back. They go every morning. They will tell you that it is only one and a half kilometres and that the fish are worth it, since the bay on the way has been a no-take reserve since 2002 and the fish have noticed. You may join them, or you may hold the towels.

## Breakfast

Then turn inland. The Corso is a few minutes from end to end, and at its other end are the harbour and the wharf, with a ferry either just in or just leaving. Anyone bound for the city can step on board with sand on their ankles. The rest of us have breakfast to find, and a bus back over the hill to Freshwater if our legs have had enough. On a clear morning they seldom have. It looks different walked the other way.`,
    author: "Imogen Vale",
    category: "Lifestyle",
    picture: "place-queenscliff",
    caption:
      "The tunnel at Queenscliff comes out on a rock shelf like this one. Leave it for a low tide and a small sea.",
    publishedAt: "2026-09-21",
    tags: ["Walks", "Freshwater", "Manly", "Queenscliff", "Swimming"],
    featured: false,
  },
];
