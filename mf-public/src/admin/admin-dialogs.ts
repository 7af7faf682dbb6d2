// They load as one file, when one is opened: their forms are alike.
export { ActDialog } from './act-dialog.tsx'
export { DecideDialog } from './decide-dialog.tsx'
export { RestrictDialog } from './people/restrict-dialog.tsx'
export { WarnDialog } from './people/warn-dialog.tsx'
export { DecideReviewDialog } from './verifications/decide-review-dialog.tsx'
