/// <reference path="../assets.d.ts" />
// The page's one global style: typeface, tokens as CSS variables, reset, base type, focus ring. Only the shell imports
// this, so that one copy of the typeface is built and served.
import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { darkPalette, lightPalette, paletteCss } from '../tokens/palette.tsx'
import { layer, size } from '../tokens/tokens.tsx'

const darkTheme = `
  color-scheme: dark;
  ${paletteCss(darkPalette)}
  --shadow-raised: 0 0 0 1px rgb(244 239 233 / 0.06), 0 8px 24px rgb(0 0 0 / 0.5);
  --shadow-overlay: 0 0 0 1px rgb(244 239 233 / 0.08), 0 24px 64px rgb(0 0 0 / 0.6);
  --by-day: none;
  --by-night: block;`

/** The typeface's address in the build of the package that imports it. */
export const fontUrl: string = url

/** Arial, or a font of its width: every system has one. Arimo's newer files have "Regular" in their name. */
const arial =
  "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Arimo Regular'), local('Helvetica')"
const boldArial =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Bold')"

/** By weight, how wide Figtree's text is relative to that font's: e2e/specs/font.spec.ts measures it. */
const fallbacks = [
  { weight: 400, font: arial, width: 1.004 },
  { weight: 500, font: arial, width: 1.012 },
  { weight: 600, font: boldArial, width: 0.95 },
  { weight: 700, font: boldArial, width: 0.96 },
]

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** Figtree's width and height, for a font that is available right away. */
const fallbackFaces = fallbacks
  .map(
    ({ weight, font, width }) => `@font-face {
  font-family: 'Figtree Fallback';
  font-weight: ${weight};
  src: ${font};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(0.95 / width)};
  descent-override: ${percent(0.25 / width)};
  line-gap-override: 0%;
}`,
  )
  .join('\n')

export const globalCss = `
/* Optional: text never waits for it, and never moves when it arrives. If it arrives late, the page stays in the fallback. */
@font-face {
  font-family: 'Figtree';
  font-style: normal;
  font-weight: 300 900;
  font-display: optional;
  src: url('${fontUrl}') format('woff2');
}
${fallbackFaces}
:root {
  color-scheme: light;
  ${paletteCss(lightPalette)}
  --shadow-raised: 0 1px 2px rgb(33 28 23 / 0.06), 0 8px 24px rgb(33 28 23 / 0.12);
  --shadow-overlay: 0 24px 64px rgb(33 28 23 / 0.24);
  --by-day: block;
  --by-night: none;
  --font-family: 'Figtree', 'Figtree Fallback', system-ui, sans-serif;
  --lane: 0px;
  --beside-assistant: 0px;
  --page-margin: 24px;
}
/* On a narrow screen, the switch at the bottom has its own strip there, and the page ends above it (docs/decisions/screens.md). */
@media screen and (max-width: 47.99em) {
  :root:has([data-lane='switch']) { --lane: 72px; }
  [data-lane='switch'] {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.lane};
    height: var(--lane);
    background: var(--color-canvas);
  }
  [data-lane='switch']::before {
    content: '';
    position: absolute;
    inset: -16px 0 100%;
    background: linear-gradient(transparent, var(--color-canvas));
    pointer-events: none;
  }
}
:root:has([data-beside='assistant']) { --beside-assistant: 88px; }
@media screen and (min-width: 64em) {
  :root:has([data-beside='assistant']) {
    --page-margin: max(24px, 88px - max(0px, (100vw - ${size.page} - 48px) / 2));
  }
}
/* Until a person chooses, the system's theme applies: the first frame is right without a script. */
@media (prefers-color-scheme: dark) { :root:not(.light) { ${darkTheme} } }
:root.dark { ${darkTheme} }
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding: 80px 0 var(--lane);
}
body {
  min-height: 100dvh;
  background: var(--color-canvas);
  color: var(--color-text);
  font: 400 1rem/1.5 var(--font-family);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
  padding-bottom: var(--lane);
}
h1, h2, h3, h4 { font-size: inherit; line-height: 1.2; text-wrap: balance; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { background: none; border: 0; padding: 0; }
button:not(:disabled), [role='button']:not([aria-disabled='true']), label[for], summary { cursor: pointer; }
img, svg, video, canvas { display: block; max-width: 100%; }
ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
fieldset { border: 0; padding: 0; min-width: 0; }
a { color: var(--color-primary); text-underline-offset: 0.2em; }
::placeholder { color: var(--color-text-muted); opacity: 1; }
/* An opaque background would be mixed with what is below it, in Chromium and WebKit. */
::selection { background: color-mix(in srgb, var(--color-primary) 99%, transparent); color: var(--color-on-primary); }
:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
main:focus, [tabindex='-1']:focus { outline: none; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important; /* even 1ms would be one of every property of every element, which WebKit does not end */
    scroll-behavior: auto !important;
  }
}
`
