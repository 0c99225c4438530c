/** Takes away what the document says for machines: it speaks of the page it came with, not of the one that followed. */
export function dropJsonLd() {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
