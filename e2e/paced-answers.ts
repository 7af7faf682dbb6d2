// The page holds back the assistant's own answers until a story releases them.
import type { Page } from '@playwright/test'

export interface PacedAnswers {
  /** The next events, or all; resolves with the number still held back, once some have come. */
  release(events?: number): Promise<number>
}

/** Applies from the next page load. */
export const paceAnswers = async (page: Page): Promise<PacedAnswers> => {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      const isAnswer =
        init?.method === 'POST' && response.headers.get('content-type')?.startsWith('text/event-stream')
      if (!isAnswer) return response
      const held = (await response.text()).split(/(?<=\n\n)/)
      const encoder = new TextEncoder()
      const body = new ReadableStream({
        start: stream => {
          Object.assign(window, {
            releaseAnswer: (events: number) => {
              for (const event of held.splice(0, events)) stream.enqueue(encoder.encode(event))
              if (held.length === 0) stream.close()
              return held.length
            },
          })
        },
      })
      return new Response(body, response)
    }
  })
  return {
    release: async (events = Number.MAX_SAFE_INTEGER) => {
      await page.waitForFunction(() => 'releaseAnswer' in window)
      const left: number = await page.evaluate(count => Reflect.get(window, 'releaseAnswer')(count), events)
      if (left === 0) await page.evaluate(() => Reflect.deleteProperty(window, 'releaseAnswer'))
      return left
    },
  }
}
