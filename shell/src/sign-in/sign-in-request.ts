import type { SessionUser } from '@portal/shared-ui/platform/platform'

export interface SignInRequest {
  /** Whose session ended; null for a visitor whose action needs one. */
  person: SessionUser | null
  /** They are signed in, and a call needs a code of their second factor. */
  asksForCode?: boolean
  /** Takes the person who signed in or gave the code, or null if the dialog was closed. Only its first call counts. */
  answer(user: SessionUser | null): void
}
