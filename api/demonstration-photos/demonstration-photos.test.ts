import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPhotos, drawSentPhotos } from './draw-photos.ts'
import { drawnHomes } from './drawn-homes.ts'
import { photoFile, photoFolder, photoNames, photoSize, sentPhotoFile } from './photo-files.ts'

const files = readdirSync(photoFolder)
const homes = drawnHomes()
const drawn = homes.map(drawPhotos)
const sent = drawSentPhotos(homes)

test('every home has photographs of its outside and at least three rooms, and what people send is there, each in all widths', () => {
  const names = photoNames()
  for (const [home, pictures] of drawn.entries()) {
    const named = [...pictures.keys()].map((name, at) => `${at + 1}-${name}`)
    expect(named[0]).toBe('1-outside')
    expect(named.length).toBeGreaterThanOrEqual(4)
    expect(names.get(home)).toEqual(named)
  }
  const widths = [320, 640, 1280]
  const expected = [
    ...[...names].flatMap(([home, named]) =>
      named.flatMap(name => widths.map(width => photoFile(home, name, width))),
    ),
    ...[...sent.keys()].flatMap(name => widths.map(width => sentPhotoFile(name, width))),
  ]
  expect(files.toSorted()).toEqual(expected.toSorted())
})

test('no two are alike', () => {
  const hashes = files.map(file =>
    createHash('sha256')
      .update(readFileSync(join(photoFolder, file)))
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(files.length)
  const rooms = [...drawn, sent].flatMap(pictures => [...pictures.values()])
  expect(new Set(rooms).size).toBe(rooms.length)
})

test('they weigh at most 6 MB', () => {
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(photoFolder, file)).byteLength, 0)
  expect(bytes).toBeLessThanOrEqual(6_000_000)
})

test('no drawing has a broken number', () => {
  for (const pictures of [...drawn, sent])
    for (const svg of pictures.values()) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
})

test.each([0, 7, 33])('the files of home %d show what is drawn for it', async home => {
  const colorsOf = (input: string | Buffer) =>
    sharp(input).resize(16, 12, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  for (const [at, [name, svg]] of [...(drawn[home] ?? [])].entries()) {
    const path = join(photoFolder, photoFile(home, `${at + 1}-${name}`, 1280))
    const { format, width, height } = await sharp(path).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', ...photoSize })
    const [kept, made] = [await colorsOf(path), await colorsOf(Buffer.from(svg))]
    const difference = kept.reduce((sum, value, channel) => sum + Math.abs(value - (made[channel] ?? 0)), 0)
    expect(difference / kept.length).toBeLessThan(6)
  }
})
