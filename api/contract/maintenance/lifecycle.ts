// The life of a maintenance request (spec §4).
import { lifecycle } from '../lifecycle.ts'

const anyStatus = ['submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled'] as const

/** A landlord may set any status, even the current one: there is no restriction on which change is allowed. */
export const maintenanceLifecycle = lifecycle({
  submitted: anyStatus,
  acknowledged: anyStatus,
  in_progress: anyStatus,
  completed: anyStatus,
  cancelled: anyStatus,
})

/** Something is still to be done. */
export const openStatuses = ['submitted', 'acknowledged', 'in_progress'] as const

type MaintenanceState = keyof typeof maintenanceLifecycle

/** The actions that are allowed only in some states: from which, and to which. */
export const maintenanceActions = {
  /** A landlord's: the request has been seen. */
  acknowledge: { from: ['submitted'], to: 'acknowledged' },
  /** A landlord's: the work is done. */
  complete: { from: anyStatus, to: 'completed' },
  /** The tenant's: nobody is working on it yet. */
  cancel: { from: ['submitted', 'acknowledged'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly MaintenanceState[]; to: MaintenanceState }>

/** Whether an action may be taken of a request in this state; screens show its button only then. */
export const mayTake = (action: keyof typeof maintenanceActions, state: MaintenanceState): boolean =>
  maintenanceActions[action].from.some(from => from === state)
