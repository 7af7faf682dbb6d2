import type { SessionUser } from '@portal/shared-ui/platform/platform'

export interface SignInRequest {
  /** Whose session ended; null for a visitor whose action needs one. */
  person: SessionUser | null
  /** Takes the person who signed in, or null if the dialog was closed. Only its first call counts. */
  answer(user: SessionUser | null): void
}
