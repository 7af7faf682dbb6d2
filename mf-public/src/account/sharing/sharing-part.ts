// The page, the panel on other people's pages and the first reads load as one file, because they share most of their code.
export { SharingPage } from './sharing-page.tsx'
export { SharingPanel } from './sharing-panel.tsx'
export { sharingReads } from './sharing-reads.ts'
