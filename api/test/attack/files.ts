// Files for an attack on uploads: pictures, files that only claim to be some, and senders that are slow or leave.
import type { Endpoint } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import type { JsonSchema } from '../arbitrary-input.ts'
import { pictureOf } from '../uploads.ts'
import type { Dice } from './dice.ts'

export interface SentFile {
  what: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
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

/** Ends among the tables that decode the pixels, some of which are changed. Damaged pixels alone can still be a picture. */
const damaged = ({ roll }: Dice): Uint8Array<ArrayBuffer> => {
  const bytes = picture.slice(0, Math.floor(100 + roll() * 400))
  for (let count = 0; count < 20; count += 1)
    bytes[30 + Math.floor(roll() * (bytes.byteLength - 30))] = Math.floor(roll() * 256)
  return bytes
}

/** Files that must be refused. */
export const refusedFiles = (dice: Dice, { maxBodyBytes = 0 }: Endpoint): SentFile[] => [
  { what: 'an empty file', body: new Uint8Array() },
  { what: 'random bytes', body: random(dice, 5000) },
  { what: 'random bytes that begin as a JPEG', body: Uint8Array.from([...jpegLike, ...random(dice, 5000)]) },
  { what: 'HTML that begins as a JPEG', body: Buffer.from(`\xff\xd8\xff<script>${dice.roll()}`, 'latin1') },
  { what: 'a damaged picture', body: damaged(dice) },
  { what: 'a byte too much', body: new Uint8Array(maxBodyBytes + 1) },
  { what: 'a file that is cut', body: inPieces(picture.slice(0, picture.length / 2), 4, 'cut') },
  { what: 'half a picture, slowly', body: inPieces(picture.slice(0, picture.length / 2), 20, 'end') },
]

/** Files that are kept. */
export const keptFiles = (): SentFile[] => [
  { what: 'a picture', body: picture },
  { what: 'a picture, slowly', body: inPieces(picture, 20, 'end') },
]

/** A query that the endpoint takes. */
export const queryOf = ({ query }: Endpoint, dice: Dice): URLSearchParams => {
  if (!query) return new URLSearchParams()
  // Guarantee: zod writes JSON Schema, and the code below reads only words of enumerations.
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const given = Object.entries(properties).flatMap(([name, { enum: words }]) =>
    words ? [[name, String(dice.pick(words))]] : [],
  )
  return new URLSearchParams(given)
}
