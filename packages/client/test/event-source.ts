// An EventSource for tests, since neither Bun nor the tests' window has one.
import { get } from 'node:http'
import { createParser } from 'eventsource-parser'

class TestEventSource extends EventTarget {
  readonly #request

  constructor(address: string) {
    super()
    this.#request = get(new URL(address, window.location.href), response => {
      if (response.statusCode !== 200) return this.#tell(new Event('error'))
      this.#tell(new Event('open'))
      const parser = createParser({
        onEvent: ({ event = 'message', data }) => this.#tell(new MessageEvent(event, { data })),
      })
      response.setEncoding('utf8')
      response.on('data', (piece: string) => parser.feed(piece))
      response.on('error', () => undefined) // a stream that was cut is closed, too
      response.on('close', () => this.#tell(new Event('error')))
    })
    this.#request.on('error', () => this.#tell(new Event('error')))
  }

  #isClosed = false

  #tell(event: Event): void {
    if (!this.#isClosed) this.dispatchEvent(event)
  }

  close(): void {
    this.#isClosed = true
    this.#request.destroy()
  }
}

export const haveEventSource = (): void => {
  Object.assign(globalThis, { EventSource: TestEventSource })
}
