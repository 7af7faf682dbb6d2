// Reads a JSON body with its size and depth bounded before it is parsed.
import { isRecord } from '@portal/contract/values/json'
import { Refusal } from './refusal.ts'

const maxBytes = 1_048_576
/** The deepest payload of the contract has three levels; the parser's own stack gives out at thousands. */
const maxDepth = 20

const unreadable = (message: string): Refusal => new Refusal('unreadable', message)
const tooLarge = (): Refusal => new Refusal('too_large', 'This is too large: at most 1 MB can be sent.')

/** The body's object; no body counts as an empty one, so that validation can name what is missing. */
export const readBody = async (request: Request): Promise<Record<string, unknown>> => {
  const text = await readText(request)
  if (text.trim() === '') return {}
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw unreadable('Please send JSON, with the content type application/json.')
  if (isTooDeep(text)) throw unreadable('This JSON is nested too deeply.')
  const value = parseJson(text)
  if (!isRecord(value)) throw unreadable('Please send a JSON object.')
  return value
}

/** The body as text, whatever its type; throws once it grows past a megabyte, without reading the rest. */
const readText = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
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

/** Counts open brackets; strings are skipped, so brackets in what people write do not count. */
const isTooDeep = (json: string): boolean => {
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}
