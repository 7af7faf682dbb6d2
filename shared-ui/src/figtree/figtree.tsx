/// <reference path="../assets.d.ts" />
// The self-hosted typeface. Only the shell imports this, so that one copy is built and served.
import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** Address of the Figtree variable font (latin, woff2) in the build of whoever imports it. */
export const figtreeUrl: string = url
