import type { Draft } from '@portal/contract/assistant/conversation'

export type DraftOf<Action extends Draft['action']> = Extract<Draft, { action: Action }>
