import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import * as z from 'zod/mini'
import type { JsonSchema } from '../../api/test/arbitrary-input.ts'
import type { Dice } from '../../api/test/dice.ts'
import { pdfOf, pictureOf } from '../../api/test/uploads.ts'
import { docmOf, docOf, docxOf } from '../../api/test/word-files.ts'

export interface SentFile {
  what: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  name?: string
}

const picture = new Uint8Array(await pictureOf(600, 400))
const jpegLike = [255, 216, 255]

/** Sends this many pieces with pauses, and then ends or, like a lost connection, fails. */
const inPieces = (bytes: Uint8Array, pieces: number, ending: 'end' | 'cut'): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: async controller => {
      const size = Math.ceil(bytes.byteLength / pieces)
      for (let at = 0; at < bytes.byteLength; at += size) {
        controller.enqueue(bytes.slice(at, at + size))
        await Bun.sleep(30)
      }
      if (ending === 'end') controller.close()
      else controller.error(new Error('The sender left'))
    },
  })

const random = ({ roll }: Dice, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, () => roll() * 256)

/**
 * Ends among the tables that decode the pixels, some of which are changed: damaged pixels alone can still be
 * a picture.
 */
const damaged = ({ roll }: Dice): Uint8Array<ArrayBuffer> => {
  const bytes = picture.slice(0, Math.floor(100 + roll() * 400))
  for (let count = 0; count < 20; count += 1)
    bytes[30 + Math.floor(roll() * (bytes.byteLength - 30))] = Math.floor(roll() * 256)
  return bytes
}

/** A ZIP file whose last part says another size or place of the directory. */
const spoiled = ({ roll }: Dice, file: Buffer): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(file)
  const at = bytes.length - 12 + Math.floor(roll() * 8)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at)
  return new Uint8Array(bytes)
}

const shortened = ({ roll }: Dice, file: Buffer): Uint8Array<ArrayBuffer> =>
  new Uint8Array(file.subarray(0, 512 + Math.floor(roll() * 512)))

/** Has no answer. */
export const cut = 'a file that is cut'

const neverTaken = (dice: Dice, { maxBodyBytes = 0 }: Endpoint): SentFile[] => [
  { what: 'an empty file', body: new Uint8Array() },
  { what: 'random bytes', body: random(dice, 5000) },
  { what: 'random bytes that begin as a JPEG', body: Uint8Array.from([...jpegLike, ...random(dice, 5000)]) },
  { what: 'HTML that begins as a JPEG', body: Buffer.from(`\xff\xd8\xff<script>${dice.roll()}`, 'latin1') },
  { what: 'a damaged picture', body: damaged(dice) },
  { what: 'a byte too much', body: new Uint8Array(maxBodyBytes + 1) },
  { what: cut, body: inPieces(picture.slice(0, picture.length / 2), 4, 'cut') },
  { what: 'half a picture, slowly', body: inPieces(picture.slice(0, picture.length / 2), 20, 'end') },
]

interface Uploads {
  query: (dice: Dice, file: SentFile) => Record<string, string>
  refused: (dice: Dice) => SentFile[]
  kept: (dice: Dice) => SentFile[]
}

/** Guarantee: zod writes JSON Schema, and the code below reads only the words of enumerations. */
const wordsOf = ({ query }: Endpoint, name: string): readonly string[] =>
  ((z.toJSONSchema(query ?? z.object({}), { io: 'input' }) as JsonSchema).properties?.[name]?.enum ??
    []) as string[]

const photos: Uploads = {
  query: dice => ({ purpose: dice.pick(wordsOf(photoEndpoints.upload, 'purpose')) }),
  refused: dice => [{ what: 'a document', body: new Uint8Array(pdfOf(`${dice.roll()}`)) }],
  kept: () => [
    { what: 'a picture', body: picture },
    { what: 'a picture, slowly', body: inPieces(picture, 20, 'end') },
  ],
}

/** Each is another file, because nobody keeps the same document twice. */
const documents: Uploads = {
  query: (dice, { name = 'paper.jpg' }) => ({
    purpose: dice.pick(wordsOf(documentEndpoints.upload, 'purpose')),
    name,
  }),
  refused: dice => [
    { what: 'a PDF with the name of another file', name: 'paper.docx', body: new Uint8Array(pdfOf('1')) },
    { what: 'a document with macros', name: 'paper.docx', body: new Uint8Array(docmOf()) },
    { what: 'an old document with macros', name: 'paper.doc', body: new Uint8Array(docOf('Macros')) },
    { what: 'a damaged document', name: 'paper.docx', body: spoiled(dice, docxOf()) },
    { what: 'an old document without its end', name: 'paper.doc', body: shortened(dice, docOf()) },
    { what: 'a name with a path', name: '../paper.pdf', body: new Uint8Array(pdfOf('2')) },
  ],
  kept: dice => [
    { what: 'a PDF', name: 'paper.pdf', body: new Uint8Array(pdfOf(`${dice.roll()}`)) },
    { what: 'a document', name: 'paper.docx', body: new Uint8Array(docxOf({ note: `${dice.roll()}` })) },
    { what: 'an old document', name: 'paper.doc', body: new Uint8Array(docOf(`${dice.roll()}`.slice(0, 9))) },
  ],
}

/** Without a link, nothing is taken. */
const vendorPhotos: Uploads = {
  query: () => ({}),
  refused: () => [{ what: 'a picture by a guessed link', body: picture }],
  kept: () => [],
}

const uploads = new Map<Endpoint, Uploads>([
  [photoEndpoints.upload, photos],
  [documentEndpoints.upload, documents],
  [vendorEndpoints.addPhoto, vendorPhotos],
])

/** Throws if nobody said what the endpoint takes. */
export const filesFor = (endpoint: Endpoint, dice: Dice) => {
  const found = uploads.get(endpoint)
  if (!found) throw new Error(`${endpoint.path} takes files: say in tools/attack/files.ts which`)
  const { query, refused, kept } = found
  const withQuery = (file: SentFile) => ({ ...file, query: new URLSearchParams(query(dice, file)) })
  return {
    refused: [...neverTaken(dice, endpoint), ...refused(dice)].map(withQuery),
    kept: kept(dice).map(withQuery),
  }
}
