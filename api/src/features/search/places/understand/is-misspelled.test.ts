import { expect, test } from 'bun:test'
import { isMisspelled } from './is-misspelled.ts'

test.each([
  ['San Fransisco', 'San Francisco'],
  ['san francsico ca', 'San Francisco CA'],
  ['sanfransisco', 'San Francisco'],
  ['oaklnd', 'Oakland'],
  ['oakalnd', 'Oakland'],
  ['Berkely', 'Berkeley'],
  ['missoin', 'Mission'],
  ['hays valley', 'Hayes Valley'],
  ['daily city', 'Daly City'],
  ['san jose', 'San José'],
])('%p is %p', (typed, name) => {
  expect(isMisspelled(typed, name)).toBe(true)
})

test.each([
  ['Mission St', 'Mission'],
  ['Green St', 'Glen Park'],
  ['Clay St', 'Daly City'],
  ['San Jose', 'San Mateo'],
  ['Oakley', 'Oakland'],
  ['Castro Valley', 'Castro'],
  ['oakland tn', 'Oakland CA'],
  ['la', 'LA Jolla'],
  ['94612', '94112'],
  ['', 'Oakland'],
])('%p is not %p', (typed, name) => {
  expect(isMisspelled(typed, name)).toBe(false)
})
