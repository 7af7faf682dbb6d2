// They load as one file, when one is opened: both choose a home.
export { LocateHomeDialog } from './locate-home-dialog.tsx'
export { SendPapersDialog } from './send-papers-dialog.tsx'
