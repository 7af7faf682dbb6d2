import { expect, test } from 'bun:test'
import { timesOf } from './inquiry-words.ts'

const [asked, other] = ['2036-05-04T17:00:00.000Z', '2036-05-05T18:00:00.000Z']
const nothing = { asked: null, offered: null, viewing: null }

test.each([
  ['pending', asked, asked, { asked }],
  ['pending', null, null, {}],
  ['scheduled', asked, asked, { viewing: asked }],
  ['scheduled', asked, other, { asked, viewing: other }],
  ['scheduled', null, other, { viewing: other }],
  ['completed', asked, other, { asked, viewing: other }],
  ['responded', asked, asked, { asked }],
  ['responded', asked, other, { asked, offered: other }],
  ['responded', null, other, { offered: other }],
  ['declined', asked, other, { asked }],
  ['cancelled', asked, other, { asked }],
  ['expired', asked, asked, { asked }],
] as const)('of a %s inquiry, asked for %s and set for %s', (status, askedDate, scheduledDate, times) => {
  expect(timesOf({ status, askedDate, scheduledDate })).toEqual({ ...nothing, ...times })
})
