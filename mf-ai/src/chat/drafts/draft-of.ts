import type { Draft } from '@portal/contract/assistant/conversation'

/** The draft type of one action. */
export type DraftOf<Action extends Draft['action']> = Extract<Draft, { action: Action }>
