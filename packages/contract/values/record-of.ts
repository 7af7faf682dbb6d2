/** An object with these names, and what is made for each. Guarantee: it has exactly the given names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Value>
