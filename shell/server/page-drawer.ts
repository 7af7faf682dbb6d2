// In a separate process, which is killed if it breaks the protocol.
import type { DrawingAnswer } from '@portal/releases/draw/answer-requests'
import type { DrawingRequest } from '@portal/releases/draw/draw-on-request'
import { startDrawing } from '@portal/releases/draw/run-drawing'
import { within } from '../seam/within.ts'
import type { LayoutRequest } from './draw-layout-on-request.ts'

interface Drawer<Request> {
  /** The process's first message; rejects when it does not start. */
  ready: Promise<unknown>
  /** Null if the release has a fault, is paused after one, or is too busy. Never rejects. */
  ask(request: Request): Promise<unknown>
  /** Pending requests are answered with null. */
  close(): void
}
export type PageDrawer = Drawer<DrawingRequest>
export type LayoutDrawer = Drawer<LayoutRequest>

/** Beyond them the page is drawn without it. */
interface DrawerLimits {
  startMs: number
  answerMs: number
  /** A page that always hangs delays few visitors. */
  restMs: number
  answerCharacters: number
  waiting: number
}

const defaultLimits: DrawerLimits = {
  startMs: 10_000,
  answerMs: 1000,
  restMs: 10_000,
  answerCharacters: 1_000_000,
  waiting: 20,
}

const pageProgram = Bun.fileURLToPath(import.meta.resolve('@portal/releases/draw/draw-on-request'))
const layoutProgram = Bun.fileURLToPath(import.meta.resolve('./draw-layout-on-request.ts'))

class Fault extends Error {}

const start = (program: string, artifact: string, { answerCharacters }: DrawerLimits) => {
  const { child, end } = startDrawing([program, artifact, String(answerCharacters)], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  // It ends with this process, but does not keep this process alive.
  child.unref()
  const output = child.stdout.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let answered = -1
  const line = async (): Promise<string> => {
    while (!text.includes('\n')) {
      const { value, done } = await output.read()
      if (done) throw new Fault('its process ended')
      text += decoder.decode(value, { stream: true })
      if (text.length > answerCharacters) throw new Fault('its answer is too long')
    }
    const end = text.indexOf('\n')
    const found = text.slice(0, end)
    text = text.slice(end + 1)
    return found
  }
  return {
    send: (request: unknown) => {
      child.stdin.write(`${JSON.stringify(request)}\n`)
      child.stdin.flush()
    },
    /** Throws a Fault if it answers another request: what was drawn for one person must not reach another. */
    answer: async (): Promise<DrawingAnswer> => {
      const answer: DrawingAnswer = JSON.parse(await line())
      if (answer.to !== answered) throw new Fault('it answered another request')
      answered += 1
      return answer
    },
    end,
  }
}
type Running = ReturnType<typeof start>

const tooLate = (limitMs: number) => new Fault(`it takes longer than ${limitMs} ms`)

/** Again on the first request after a fault; `onFault` receives the reason. */
const openDrawer = <Request extends { path: string }>(
  program: string,
  artifact: string,
  onFault: (problem: string) => void,
  limits: DrawerLimits,
): Drawer<Request> => {
  let running: Running | undefined
  let ready: ReturnType<typeof begin> | undefined
  let restsUntil = 0
  let waiting = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const begin = async () => {
    const child = start(program, artifact, limits)
    running = child
    return { child, reply: await within(limits.startMs, child.answer(), tooLate) }
  }
  const fail = (error: unknown) => {
    running?.end()
    ready = undefined
    if (isClosed) return
    restsUntil = performance.now() + limits.restMs
    onFault(error instanceof Error ? error.message : String(error))
  }
  const exchange = async (request: Request): Promise<unknown> => {
    if (isClosed || performance.now() < restsUntil) return null
    try {
      ready ??= begin()
      const { child } = await ready
      child.send(request)
      const reply = await within(limits.answerMs, child.answer(), tooLate)
      if ('answer' in reply) return reply.answer
      onFault(`${request.path} throws ${reply.problem}`)
    } catch (error) {
      fail(error)
    }
    return null
  }

  ready = begin()
  ready.catch(fail)
  const reply = ready.then(({ reply }) => ('answer' in reply ? reply.answer : null))
  reply.catch(() => {}) // the caller that awaits it gets the error
  return {
    ready: reply,
    ask: request => {
      if (waiting >= limits.waiting) return Promise.resolve(null)
      waiting += 1
      const answer = last
        .then(() => exchange(request))
        .finally(() => {
          waiting -= 1
        })
      last = answer
      return answer
    },
    close: () => {
      isClosed = true
      running?.end()
    },
  }
}

export const openPageDrawer = (
  artifact: string,
  onFault: (problem: string) => void,
  limits = defaultLimits,
): PageDrawer => openDrawer(pageProgram, artifact, onFault, limits)

/** No page is shown without its layout: more time, no pause, and all requests wait their turn. */
const layoutLimits: DrawerLimits = {
  ...defaultLimits,
  startMs: 30_000,
  answerMs: 5000,
  restMs: 0,
  waiting: 1000,
}

export const openLayoutDrawer = (artifact: string, onFault: (problem: string) => void): LayoutDrawer =>
  openDrawer(layoutProgram, artifact, onFault, layoutLimits)
