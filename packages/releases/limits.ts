// The most that a release may take of what all teams share: pages, store, server, and the votes that judge it. Names have theirs in
// packages/contract/client-failures/names.ts. What packages have today is in parentheses, for the largest.

export const limits = {
  /** Letters of a route's title: every page has all of them, and a tab shows about thirty (24). */
  titleLetters: 100,
  /** Routes of an app: each is drawn at every release, and tried for the address of every page (43). */
  routes: 100,
  /** Letters of an app's routes (669), and of all apps': the votes about a shell are asked for by naming all routes in an address. */
  routeLetters: 2000,
  allRouteLetters: 4000,
  /** Letters of a route's first paint, HTML and CSS together: it is a part of the page, which a phone loads first (24,000). */
  paintLetters: 100_000,
  /** Bytes of a package's entry in the registry (6,000), and of the whole: it is in every page. */
  entryBytes: 20_000,
  registryBytes: 60_000,
  /** Bytes of one file, which is compressed at its best and loaded by phones (211,000; the code that draws pages 1,800,000). */
  fileBytes: 5_000_000,
  /** Bytes of the manifest, which is read at each rollback (37,000). */
  manifestBytes: 500_000,
  /** An artifact's files, and their bytes together: an archive is read in memory (117; 3,800,000). */
  files: 2000,
  artifactBytes: 50_000_000,
  /** What a process that draws may use of memory (110,000,000) and write into a file (360,000), and letters of what it says went wrong. */
  drawingMemoryBytes: 1_000_000_000,
  drawingOutputBytes: 10_000_000,
  complaintLetters: 1000,
} as const

/** Why something is too much, in words that follow the name of what it is; null if it is not. */
export const tooMuch = (size: number, most: number, unit: string): string | null =>
  size > most
    ? `has ${size.toLocaleString('en-US')} ${unit}, and may have ${most.toLocaleString('en-US')}`
    : null
