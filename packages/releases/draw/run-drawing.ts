// Programs that run the code of releases get no environment variables, such as passwords, and no open folder,
// which could lead into a closed one; import-drawn.ts does the rest.
import { limits } from '../limits.ts'

/**
 * Bun sets aside a gigabyte of addresses for compiled code, which count as memory. With less than this it
 * would compile none.
 */
const compiledCode = 'BUN_JSC_jitMemoryReservationSize=67108864'

/**
 * Bun cannot limit what it starts; a shell can, in kilobytes and blocks. Systems without such a limit, like
 * macOS, go without.
 */
const limited = [
  `ulimit -v ${Math.floor(limits.drawingMemoryBytes / 1024)} 2>/dev/null`,
  `ulimit -f ${Math.floor(limits.drawingOutputBytes / 512)} 2>/dev/null`,
  `exec env -i ${compiledCode} "$@"`,
].join('; ')

/** `end` kills the program and its group, to which its children belong. So does its own end. */
export const startDrawing = <
  const In extends Bun.SpawnOptions.Writable,
  const Out extends Bun.SpawnOptions.Readable,
  const Err extends Bun.SpawnOptions.Readable,
>(
  words: string[],
  streams: { stdin: In; stdout: Out; stderr: Err },
) => {
  const child = Bun.spawn(['sh', '-c', limited, 'sh', process.execPath, ...words], {
    ...streams,
    cwd: '/',
    env: {},
    detached: true, // Ctrl+C in the terminal is only for the server, and the child leads a group of its own
  })
  let isOver = false
  const end = () => {
    // Later its number may be another group's.
    if (isOver) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  }
  process.on('exit', end)
  const exited = child.exited.then(code => {
    end()
    isOver = true
    process.off('exit', end)
    return code
  })
  return { child, exited, end }
}

/** For code that hangs: a busy machine can be slow. */
const patienceMs = 60_000

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`
const allowed = `it may use ${megabytes(limits.drawingMemoryBytes)} of memory and write ${megabytes(limits.drawingOutputBytes)}`

/** `input` is for stdin. Returns what went wrong, in a sentence of limited length; null if nothing did. */
export const runDrawing = async (
  words: string[],
  { input = '', limitMs = patienceMs } = {},
): Promise<string | null> => {
  const { child, exited, end } = startDrawing(words, {
    stdin: new Blob([input]),
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const output = child.stderr.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
    void output.cancel()
  }, limitMs)
  let text = ''
  const decoder = new TextDecoder()
  while (text.length < limits.complaintLetters) {
    const { value, done } = await output.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  void output.cancel()
  const code = await exited
  clearTimeout(timer)
  if (code === 0) return null
  if (isLate) return `not in ${limitMs / 1000} s`
  if (child.signalCode) return `its process was ended by ${child.signalCode}: ${allowed}`
  const complaint = text.trim().slice(0, limits.complaintLetters)
  return /(out of|allocate) memory/i.test(complaint) ? `it runs out of memory: ${allowed}` : complaint
}
