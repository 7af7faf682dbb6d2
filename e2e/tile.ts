// One light square as PNG, so that no story contacts a map provider.
import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Where maps get their streets by default. */
export const openStreetMapTiles = 'https://tile.openstreetmap.org/**'

export const isTile = ({ pathname }: URL): boolean => /\/\d+\/\d+\/\d+\.png$/.test(pathname)

const sidePx = 256
const header = Buffer.alloc(13)
header.writeUInt32BE(sidePx, 0)
header.writeUInt32BE(sidePx, 4)
header.writeUInt8(8, 8) // bits per pixel, in gray (color type 0)

const row = Buffer.alloc(sidePx + 1, 0xe6)
row.writeUInt8(0, 0) // no filter for this row

export const tile = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(sidePx).fill(row)))),
  chunk('IEND', Buffer.alloc(0)),
])
