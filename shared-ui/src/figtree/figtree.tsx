// The self-hosted typeface. Only the shell imports this, so that one copy is built and served.

/** Address of the Figtree variable font (latin, woff2) in the build of whoever imports it. */
export const figtreeUrl = new URL(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
).href
