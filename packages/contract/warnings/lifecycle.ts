// The states of a content violation (spec §4).
import { lifecycle } from '../lifecycle.ts'

export const violationLifecycle = lifecycle({
  pending: ['confirmed', 'dismissed'],
  confirmed: ['appealed'],
  dismissed: [],
  appealed: ['confirmed', 'dismissed'],
})
