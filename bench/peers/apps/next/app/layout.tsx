/**
 * The site as a careful team would build it with Next.js: the app router, server components, every page made at build time, client
 * components where something moves (gallery, filters, form). The components, words and styles are the site's own.
 */
import { readdirSync } from "node:fs";
import type { ReactNode } from "react";
import { Footer } from "#app/document/shell/frame/footer.tsx";
import { Header } from "#app/document/shell/frame/header.tsx";

const assets = readdirSync("build/client/assets");
const stylesheet = assets.find((file) => /^app-.*\.css$/.test(file));

export const metadata = {
  description: "Homes for sale and for rent from Palm Beach to Manly.",
  icons: "/icon-64.png",
  manifest: "/site.webmanifest",
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <link
          rel="preload"
          href="/fonts/petrona-300.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href="/theme.css" />
        <link rel="stylesheet" href={`/assets/${stylesheet}`} />
        <script src="/agency.js" />
      </head>
      <body>
        <div className="flex min-h-dvh flex-col">
          <header className="sticky top-0 z-40 border-line border-b bg-foam">
            <Header pathname="" />
          </header>
          <main id="main" tabIndex={-1} className="peer grow outline-none">
            {children}
          </main>
          <footer>
            <Footer />
          </footer>
        </div>
      </body>
    </html>
  );
}
