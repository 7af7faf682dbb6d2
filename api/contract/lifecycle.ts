// The lives of things as data: each state, and the states that may follow it (spec §4).
const lifecycle = <const Graph extends { readonly [State in keyof Graph]: readonly (keyof Graph)[] }>(
  graph: Graph,
): Graph => graph

/** Guarantee: a lifecycle has no keys but its states. */
export const statesOf = <State extends string>(
  graph: Readonly<Record<State, readonly unknown[]>>,
): [State, ...State[]] => Object.keys(graph) as [State, ...State[]]

export const mayFollow = <State extends string>(
  graph: Readonly<Record<State, readonly NoInfer<State>[]>>,
  from: NoInfer<State>,
  to: NoInfer<State>,
): boolean => graph[from].includes(to)

export const inquiryLifecycle = lifecycle({
  pending: ['responded', 'scheduled', 'declined', 'cancelled', 'expired'],
  responded: ['responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'],
  scheduled: ['responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'],
  completed: [],
  declined: [],
  cancelled: [],
  expired: [],
})

export const interactionLifecycle = lifecycle({
  pending: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
})

export const consentLifecycle = lifecycle({
  pending: ['granted', 'denied', 'expired'],
  granted: ['revoked', 'expired'],
  denied: [],
  revoked: [],
  expired: [],
})

export const violationLifecycle = lifecycle({
  pending: ['confirmed', 'dismissed'],
  confirmed: ['appealed'],
  dismissed: [],
  appealed: ['confirmed', 'dismissed'],
})

/** What the payment provider may tell of a subscription; it decides the order, so any state may follow any. */
export const subscriptionLifecycle = lifecycle({
  incomplete: ['active', 'past_due', 'canceled'],
  active: ['incomplete', 'past_due', 'canceled'],
  past_due: ['incomplete', 'active', 'canceled'],
  canceled: ['incomplete', 'active', 'past_due'],
})
