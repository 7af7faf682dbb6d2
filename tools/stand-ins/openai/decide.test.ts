import { expect, test } from 'bun:test'
import { growthOf, linear } from '@portal/server/test/growth'
import { decide } from './decide.ts'

const ask = (content: string) =>
  decide({
    model: 'stand-in',
    messages: [
      { role: 'system', content: 'You are the assistant of the Rental Portal.' },
      { role: 'user', content },
    ],
  })

test.each(['my sink leaks and ', 'ok. ', 'and then, ', ' ', ', ', '2 bedrooms in oakland, ', '$2,000 '])(
  'the longest possible message of only “%s” is read in a time that grows only with its length',
  async piece => {
    expect(await growthOf(share => ask(piece.repeat((share * 4000) / piece.length)))).toBeLessThanOrEqual(
      linear,
    )
  },
)
