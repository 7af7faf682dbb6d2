// What links in mails lead to and one press does: the pages load as one file, because they are nearly the same.
export { ConfirmNewsletterPage } from './confirm-newsletter-page.tsx'
export { ConfirmPage } from './confirm-page.tsx'
export { KeepEmailPage } from './keep-email-page.tsx'
export { UnsubscribePage } from './unsubscribe-page.tsx'
