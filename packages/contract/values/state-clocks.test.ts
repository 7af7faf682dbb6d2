import { expect, test } from 'bun:test'
import { timeZoneOfState } from './state-clocks.ts'
import { stateNames } from './us-states.ts'

test('every state has a time zone that the browser knows', () => {
  const zones = Object.keys(stateNames).map(state => timeZoneOfState(state) ?? `none in ${state}`)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
})

test('a state is known by its name, too; anything else has no time zone', () => {
  expect(timeZoneOfState(' new york ')).toBe('America/New_York')
  expect(timeZoneOfState('TX')).toBe('America/Chicago')
  expect(timeZoneOfState('Ontario')).toBeNull()
})
