// Lines of JSON, errors on stderr and everything else on stdout.
import { pino } from 'pino'

const { LOG_FORMAT, NODE_ENV } = process.env
const isJson = (LOG_FORMAT || (NODE_ENV === 'production' ? 'json' : 'short')) === 'json'

const options = {
  base: null,
  messageKey: 'message',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}
const [stdout, stderr] = [1, 2].map(fd => pino.destination({ fd, sync: true }))
const news = pino(options, stdout)
const errorLines = pino(options, stderr)
/** The collector of these lines knows when they arrived. pino leaves the comma after them. */
const requests = pino(
  {
    ...options,
    timestamp: false,
    formatters: { level: () => ({}) },
    hooks: { streamWrite: line => line.replace(/^\{,/, '{') },
  },
  stdout,
)

export interface RequestLine {
  requestId: string
  method: string
  /** The declared path, such as `/api/properties/:id`; null if there is none. */
  endpoint: string | null
  status: number
  durationMs: number
  personId: string | null
}

export const log = {
  /** Without what people typed. */
  error: (failure: { error: string; requestId?: string; sqlState?: string | undefined }): void =>
    errorLines.error(failure),
  /** A sentence for the person who started the server. */
  complain: (sentence: string): void =>
    isJson ? errorLines.error({ error: sentence }) : console.error(sentence),
  tell: (sentence: string): void => (isJson ? news.info(sentence.trim()) : console.log(sentence)),
  request: (line: RequestLine): void => {
    if (isJson) requests.info(line)
  },
}
