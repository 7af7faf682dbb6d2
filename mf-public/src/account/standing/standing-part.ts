// The page and its first reads load as one file.
export { StandingPage } from './standing-page.tsx'
export { standingReads } from './standing-reads.ts'
