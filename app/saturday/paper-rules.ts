/**
 * On paper the way stands over the time, and what a visit clashes with runs on in its lines: a day of twenty homes is one
 * page. In the page itself, since no other has use for it.
 */
export const paperRules = `@media print{
.timeline>li{grid-template-columns:11rem 1fr;gap:0 1rem;padding-block:.375rem;break-inside:avoid}
.timeline .visit{display:contents}
.visit>p,.timeline>li>p{grid-column:1}
.timeline .visited{grid-area:1/2/span 2;grid-template-columns:auto 1fr;gap:0 1rem}
.visited>h3{grid-column:1/-1}
.timeline .clashes{grid-area:3/2;margin:0;padding:0}
.clashes :is(p,ul,li){display:inline}
}`;
