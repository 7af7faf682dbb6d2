// Reads a JSON body, limiting its size, depth and number of parts before it is parsed; no object may have a field
// twice.
import { defaultMaxBodyBytes } from '@portal/contract/endpoint'
import { isRecord } from '@portal/contract/values/json'
import { Refusal } from './refusal.ts'

/** The contract's deepest payload has three levels; the parser's own stack overflows at thousands. */
const maxDepth = 20
/** Fields and list entries; the contract's largest payload has about a hundred. */
const maxParts = 10_000

/** In UTF-8 these bytes are never part of another character. */
const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\,{}[]')
const space = 32

const unreadable = (message: string): Refusal => new Refusal('unreadable', message)
const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('too_large', `This is too large: at most ${sizeInWords(maxBytes)} can be sent.`)

const sizeInWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${bytes / 1024} kB` : `${bytes / 1_048_576} MB`

/** An empty body counts as an empty object, so that validation can name missing fields. */
export const readBody = async (
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<Record<string, unknown>> => {
  const bytes = await readBytes(request, maxBytes)
  const text = decode(bytes)
  if (text.trim() === '') return {}
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw unreadable('Please send JSON, with the content type application/json.')
  refuseOvergrown(bytes)
  const value = parseJson(text)
  if (!isRecord(value)) throw unreadable('Please send a JSON object.')
  return value
}

/** As it was sent, for checking its signature. */
export const readText = async (request: Request, maxBytes = defaultMaxBodyBytes): Promise<string> =>
  decode(await readBytes(request, maxBytes))

/** Throws once the body exceeds `maxBytes`, without reading the rest. */
export const readBytes = async (
  request: Request,
  maxBytes: number,
  onSize?: (bytes: number) => void,
): Promise<Buffer> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
    onSize?.(size)
  }
  return Buffer.concat(chunks)
}

async function* chunksOf({ body }: Request) {
  try {
    yield* body ?? []
  } catch {
    throw unreadable('The rest of this did not arrive.') // the sender went away
  }
}

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable('The text sent is not valid UTF-8.')
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('This is not valid JSON.')
  }
}

/** Counts in one pass, without strings. Of a field that is there twice, two programs can read different values. */
const refuseOvergrown = (json: Buffer): void => {
  /** The keys of each open object; undefined for a list. */
  const open: (Set<string> | undefined)[] = []
  let parts = 1
  let last: number | undefined
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) {
      const from = at
      do at += json[at] === backslash ? 2 : 1
      while (at < json.length && json[at] !== quote)
      if (last === openBrace || last === comma) noteField(open.at(-1), json.toString('utf8', from, at + 1))
    } else if (byte === comma) parts += 1
    else if (byte === openBrace || byte === openBracket) open.push(byte === openBrace ? new Set() : undefined)
    else if (byte === closeBrace || byte === closeBracket) open.pop()
    if (byte !== undefined && byte > space) last = byte
    if (open.length > maxDepth) throw unreadable('This JSON is nested too deeply.')
    if (parts > maxParts) throw unreadable('This JSON has too many parts.')
  }
}

const noteField = (fields: Set<string> | undefined, written: string): void => {
  if (!fields) return
  const name = String(parseJson(written))
  if (fields.has(name)) throw unreadable(`This JSON has the field ${name.slice(0, 100)} twice.`)
  fields.add(name)
}
