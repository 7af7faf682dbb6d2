// Runs an app's code to draw its pages for a visit: in a process of its own, which is ended when it does not answer as agreed.
import type { DrawingAnswer, DrawingRequest } from '@portal/shared-ui/federation/draw-on-request'

export interface PageDrawer {
  /** What the app answers; null when it has a fault, rests after one, or has too much to do. Never rejects. */
  ask(request: DrawingRequest): Promise<unknown>
  /** Ends the process; what it was asked is answered with null. */
  close(): void
}

/** Each is a limit at which the page is drawn without it. */
interface DrawerLimits {
  startMs: number
  answerMs: number
  /** How long nothing is asked of an app after a fault, so that a page that always hangs holds few visitors. */
  restMs: number
  answerCharacters: number
  /** How many requests may wait for others. */
  waiting: number
}

const usualLimits: DrawerLimits = {
  startMs: 10_000,
  answerMs: 1000,
  restMs: 10_000,
  answerCharacters: 1_000_000,
  waiting: 20,
}

const program = Bun.fileURLToPath(import.meta.resolve('@portal/shared-ui/federation/draw-on-request'))

class Fault extends Error {}

/** The process, and its answers line by line. */
const start = (artifact: string, { answerCharacters }: DrawerLimits) => {
  const child = Bun.spawn([process.execPath, program, artifact, String(answerCharacters)], {
    // An app's code gets none of what the environment holds, such as passwords.
    env: {},
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
    detached: true, // a Ctrl+C in the terminal is for the server alone
  })
  // It ends with this process, and does not keep it.
  child.unref()
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  void child.exited.then(() => process.off('exit', end))
  const output = child.stdout.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let answered = -1
  const line = async (): Promise<string> => {
    while (!text.includes('\n')) {
      const { value, done } = await output.read()
      if (done) throw new Fault('its process ended')
      text += decoder.decode(value, { stream: true })
      if (text.length > answerCharacters) throw new Fault('it answers with too much')
    }
    const end = text.indexOf('\n')
    const found = text.slice(0, end)
    text = text.slice(end + 1)
    return found
  }
  return {
    send: (request: DrawingRequest) => {
      child.stdin.write(`${JSON.stringify(request)}\n`)
      child.stdin.flush()
    },
    /** The next answer. Throws a Fault when it is not one: what was drawn for one person must not reach another. */
    answer: async (): Promise<DrawingAnswer> => {
      const answer: DrawingAnswer = JSON.parse(await line())
      if (answer.to !== answered) throw new Fault('it says what it was not asked')
      answered += 1
      return answer
    },
    end,
  }
}
type Running = ReturnType<typeof start>

/** Throws a Fault when nothing has come after `limitMs`. */
const within = async <Value>(limitMs: number, coming: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>()
  const alarm = setTimeout(() => late.reject(new Fault(`it takes longer than ${limitMs} ms`)), limitMs)
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(alarm))
}

/**
 * Draws with the artifact in a folder. The process starts at once, and again after a fault, once one is asked for;
 * `onFault` hears what was wrong.
 */
export const openPageDrawer = (
  artifact: string,
  onFault: (problem: string) => void,
  limits = usualLimits,
): PageDrawer => {
  let running: Running | undefined
  let ready: Promise<Running> | undefined
  let restsUntil = 0
  let waiting = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const begin = async (): Promise<Running> => {
    const child = start(artifact, limits)
    running = child
    await within(limits.startMs, child.answer())
    return child
  }
  const fail = (error: unknown) => {
    running?.end()
    ready = undefined
    if (isClosed) return
    restsUntil = performance.now() + limits.restMs
    onFault(error instanceof Error ? error.message : String(error))
  }
  const exchange = async (request: DrawingRequest): Promise<unknown> => {
    if (isClosed || performance.now() < restsUntil) return null
    try {
      ready ??= begin()
      const child = await ready
      child.send(request)
      const said = await within(limits.answerMs, child.answer())
      if ('answer' in said) return said.answer
      onFault(`${request.path} throws ${said.problem}`)
    } catch (error) {
      fail(error)
    }
    return null
  }

  ready = begin()
  ready.catch(fail)
  return {
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
