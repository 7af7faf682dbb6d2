import type { SessionUser } from '@portal/shared-ui/platform/platform'

export interface SignInRequest {
  /** Whose session ended; null for a visitor who did what needs one. */
  person: SessionUser | null
  /** Takes who signed in, or null for who closed the dialog. Only its first call counts. */
  answer(user: SessionUser | null): void
}
