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
  'a message as long as one may be, of “%s” alone, is read at once',
  piece => {
    const startedAt = performance.now()
    ask(piece.repeat(4000 / piece.length))
    expect(performance.now() - startedAt).toBeLessThan(1000)
  },
)
