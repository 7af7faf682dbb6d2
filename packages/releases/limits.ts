// The most that a release may take of what all teams share. Names have theirs in
// packages/contract/client-failures/names.ts. In parentheses: today's largest.

export const limits = {
  /** Every page has all titles, and a tab shows about thirty letters (24). */
  titleLetters: 100,
  /** Each is drawn at every release, and tried for the address of every page (43). */
  routes: 100,
  /**
   * An app's routes (669), and those of all apps: the votes about a shell are asked for by naming all routes in an
   * address.
   */
  routeLetters: 2000,
  allRouteLetters: 4000,
  /** HTML and CSS of a route's first paint, which is in the page (24,000). */
  paintLetters: 100_000,
  /** A package's entry in the registry (6,000), and the whole: it is in every page. */
  entryBytes: 20_000,
  registryBytes: 60_000,
  /** A file is compressed at its best and loaded by phones (211,000; the code that draws pages 1,800,000). */
  fileBytes: 5_000_000,
  /** Read at each rollback (37,000). */
  manifestBytes: 500_000,
  /** An archive is read in memory (117; 3,800,000). */
  files: 2000,
  artifactBytes: 50_000_000,
  /**
   * A drawing process's memory (110,000,000), each of its files (360,000), and letters of what it says went
   * wrong.
   */
  drawingMemoryBytes: 1_000_000_000,
  drawingOutputBytes: 10_000_000,
  complaintLetters: 1000,
} as const

/** In words that follow the name of what it is; null if it is not too much. */
export const tooMuch = (size: number, most: number, unit: string): string | null =>
  size > most
    ? `has ${size.toLocaleString('en-US')} ${unit}, and may have ${most.toLocaleString('en-US')}`
    : null
