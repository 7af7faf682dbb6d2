// The pages of a forgotten password load as one file, because both are forms.
export { ForgotPage } from './forgot-page.tsx'
export { ResetPage } from './reset-page.tsx'
