// The states of a maintenance request (spec §4).
import { lifecycle } from '../lifecycle.ts'

const anyStatus = ['submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled'] as const

/** A landlord may set any status, even the current one; every change is allowed. */
export const maintenanceLifecycle = lifecycle({
  submitted: anyStatus,
  acknowledged: anyStatus,
  in_progress: anyStatus,
  completed: anyStatus,
  cancelled: anyStatus,
})

/** States with work left to do. */
export const openStatuses = ['submitted', 'acknowledged', 'in_progress'] as const

type MaintenanceState = keyof typeof maintenanceLifecycle

/** The actions that are allowed only in some states: from which, and to which. */
export const maintenanceActions = {
  /** By the landlord, who has seen the request. */
  acknowledge: { from: ['submitted'], to: 'acknowledged' },
  /** By the landlord, when the work is done. */
  complete: { from: anyStatus, to: 'completed' },
  /** By the tenant, while nobody is working on it. */
  cancel: { from: ['submitted', 'acknowledged'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly MaintenanceState[]; to: MaintenanceState }>

/** Whether a request in this state allows an action; screens show its button only then. */
export const mayTake = (action: keyof typeof maintenanceActions, state: MaintenanceState): boolean =>
  maintenanceActions[action].from.some(from => from === state)
