import { expect, test } from 'bun:test'
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
  'the longest possible message of only “%s” is read quickly',
  piece => {
    const startedAt = performance.now()
    ask(piece.repeat(4000 / piece.length))
    expect(performance.now() - startedAt).toBeLessThan(1000)
  },
)
