// One chunk, because both upload photos.
export { NewRequestDialog } from './new-request-dialog.tsx'
export { ReopenDialog } from './reopen-dialog.tsx'
