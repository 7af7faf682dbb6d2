// Reads a JSON body with its size, depth and number of parts bounded before it is parsed.
import { usualMaxBodyBytes } from '@portal/contract/endpoint'
import { isRecord } from '@portal/contract/values/json'
import { Refusal } from './refusal.ts'

/** The deepest payload of the contract has three levels; the parser's own stack overflows at thousands. */
const maxDepth = 20
/** Fields and list entries in all; the largest payload of the contract has some hundred. */
const maxParts = 10_000

/** What JSON's structure is written with; in UTF-8 these bytes are never part of another sign. */
const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\,{}[]')

const unreadable = (message: string): Refusal => new Refusal('unreadable', message)
const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('too_large', `This is too large: at most ${maxBytes / 1024} kB can be sent.`)

/** The body's object; no body counts as an empty one, so that validation can name what is missing. */
export const readBody = async (
  request: Request,
  maxBytes = usualMaxBodyBytes,
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

/** The body as it was sent, for whoever checks its signature. */
export const readText = async (request: Request, maxBytes = usualMaxBodyBytes): Promise<string> =>
  decode(await readBytes(request, maxBytes))

/** The body, whatever its type; throws once it grows past `maxBytes`, without reading the rest. */
const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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

/** Counts in one pass; strings are skipped, so brackets and commas in what people write do not count. */
const refuseOvergrown = (json: Uint8Array): void => {
  let depth = 0
  let parts = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) isInString = !isInString
    else if (isInString) at += byte === backslash ? 1 : 0
    else if (byte === comma) parts += 1
    else if (byte === openBrace || byte === openBracket) depth += 1
    else if (byte === closeBrace || byte === closeBracket) depth -= 1
    if (depth > maxDepth) throw unreadable('This JSON is nested too deeply.')
    if (parts > maxParts) throw unreadable('This JSON has too many parts.')
  }
}
