import { expect, test } from 'bun:test'
import { nameMatches } from './name-matches.ts'

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('|')
  return { firstName, lastName }
}

test.each([
  ['Ana|Reyes', 'ANA|REYES', true],
  ['José|Muñoz', 'Jose|Munoz', true],
  ['Søren|Åberg', 'SOREN|ABERG', true],
  ['Maria|Lopez', 'Maria Elena|Lopez', true],
  ['Maria Elena|Lopez', 'Maria|Lopez', true],
  ['Anne-Marie|Dupont', 'ANNE MARIE|DUPONT', true],
  ['Sean|O’Brien', 'SEAN|OBRIEN', true],
  ['Kim|Garcia-Lopez', 'KIM|GARCIA LOPEZ', true],
  ['Ana|Reyes', 'Anna|Reyes', false],
  ['Ana|Reyes', 'Ana|Reyna', false],
  ['Ana|Garcia', 'Ana|Garcia Lopez', false],
  ['Reyes|Ana', 'Ana|Reyes', false],
  ['…|Reyes', '-|Reyes', false],
])('%s and %s: %p', (one, other, isMatch) => {
  expect(nameMatches(named(one), named(other))).toBe(isMatch)
})
