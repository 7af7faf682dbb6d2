/** An object with these names, and what is made for each. Guarantee: it has exactly the given names. */
export const recordOf = <Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Record<Name, Made> => Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Made>
