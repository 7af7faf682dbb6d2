/** docs/decisions explains what each clause protects. */
type Clause =
  | 'own-react'
  | 'shared-version'
  | 'shell-api'
  | 'api'
  | 'missing-chunk'
  | 'bytes'
  | 'limits'
  | 'same-content'
  | 'route-owned'
  | 'route-linked'
  | 'unchecked'
  | 'browser'
  | 'first-paint'

/** A sentence that a developer can act on. */
export interface Violation {
  clause: Clause
  message: string
}
