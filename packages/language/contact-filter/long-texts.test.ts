import { expect, test } from 'bun:test'
import { filterFields } from './filter-fields.ts'
import { filterMessage } from './filter-message.ts'

const prose = 'The kitchen has a gas stove and a window to the yard. '.repeat(40)

test('a detail that is split between a text and a long one is found at the start and at the end of the long one', () => {
  const after = filterMessage(`55 0123 is where I am. ${prose}`, ['You can call me: 415 5'])
  expect(after.detections.map(({ kind }) => kind)).toEqual(['phone'])
  expect(after.text).not.toContain('0123')
  const fields = { description: `${prose} Call me at 415 555`, address: '0123 in the evening' }
  const { texts } = filterFields(fields, [['description', 'address']])
  expect(texts.address).not.toContain('0123')
})

test('a number that is no phone number stays none where a long text is cut to be read with its neighbors', () => {
  const meter = 'The number of the meter is 4155550123987654. '
  for (let at = 350; at <= 380; at += 2) {
    const message = `${prose.slice(0, at)} ${meter}${prose}`
    expect(filterMessage(message, ['Good morning!']).detections).toEqual([])
    const backward = `${prose}${meter}${prose.slice(0, at)}`
    expect(
      filterFields({ title: backward, address: 'Pine Street' }, [['title', 'address']]).detections,
    ).toEqual([])
  }
})
