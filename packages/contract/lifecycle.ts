// Each state, and the states that may follow it (spec §4).
/** Keeps its exact states. */
export const lifecycle = <const Graph extends { readonly [State in keyof Graph]: readonly (keyof Graph)[] }>(
  graph: Graph,
): Graph => graph

/** Guarantee: a lifecycle's keys are exactly its states. */
export const statesOf = <State extends string>(
  graph: Readonly<Record<State, readonly unknown[]>>,
): [State, ...State[]] => Object.keys(graph) as [State, ...State[]]

export const mayFollow = <State extends string>(
  graph: Readonly<Record<State, readonly NoInfer<State>[]>>,
  from: NoInfer<State>,
  to: NoInfer<State>,
): boolean => graph[from].includes(to)
