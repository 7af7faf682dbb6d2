// Spec §4.
import { lifecycle } from '../lifecycle.ts'

const anyStatus = ['submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled'] as const

/** A landlord can set any status, even the current one. */
export const maintenanceLifecycle = lifecycle({
  submitted: anyStatus,
  acknowledged: anyStatus,
  in_progress: anyStatus,
  completed: anyStatus,
  cancelled: anyStatus,
})

export const openStatuses = ['submitted', 'acknowledged', 'in_progress'] as const

type MaintenanceState = keyof typeof maintenanceLifecycle

/** From which states, and to which. */
export const maintenanceActions = {
  /** By the landlord. */
  acknowledge: { from: ['submitted'], to: 'acknowledged' },
  /** By the landlord. */
  complete: { from: anyStatus, to: 'completed' },
  /** By the tenant, while nobody is working on it. */
  cancel: { from: ['submitted', 'acknowledged'], to: 'cancelled' },
  /** By the tenant, once; see `canConfirm`. */
  confirm: { from: ['completed'], to: 'completed' },
  /** By the tenant, until the repair is confirmed. */
  reopen: { from: ['completed'], to: 'acknowledged' },
} as const satisfies Record<string, { from: readonly MaintenanceState[]; to: MaintenanceState }>

/** Screens show an action's button only then. */
export const mayTake = (action: keyof typeof maintenanceActions, state: MaintenanceState): boolean =>
  maintenanceActions[action].from.some(from => from === state)

/** Where screens offer the rest. The API takes it in any state, as spec §7 has no condition. */
const offeredIn = {
  status: anyStatus,
  assign: openStatuses,
  estimate: openStatuses,
  schedule: openStatuses,
  note: anyStatus,
  /** Once completed, to end the link. */
  vendor: [...openStatuses, 'completed'],
  /** Once completed, to correct the cost. */
  complete: [...openStatuses, 'completed'],
} as const satisfies Record<string, readonly MaintenanceState[]>
export type OfferedAction = keyof typeof offeredIn

export const isOffered = (action: OfferedAction, state: MaintenanceState): boolean =>
  offeredIn[action].some(offered => offered === state)
