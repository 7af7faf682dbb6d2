// The page and the panel on other people's pages load as one file, with the page's first reads: most of it would otherwise be in three.
export { SharingPage } from './sharing-page.tsx'
export { SharingPanel } from './sharing-panel.tsx'
export { sharingReads } from './sharing-reads.ts'
