// `bun api/demonstration-photos/make-photos.ts` draws the photographs of the demonstration's homes and writes them as files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { keptWidths } from '../src/domain/photo-objects.ts'
import { drawPhotos, drawSentPhotos } from './draw-photos.ts'
import { drawnHomes } from './drawn-homes.ts'
import { photoFile, photoFolder, photoSize, sentPhotoFile } from './photo-files.ts'

rmSync(photoFolder, { recursive: true, force: true })
mkdirSync(photoFolder)
const homes = drawnHomes()
let bytes = 0

const make = async (svg: string, fileOf: (width: number) => string): Promise<void> => {
  const picture = sharp(Buffer.from(svg), { density: (72 * photoSize.width) / 400 }).flatten()
  const whole = await picture.raw().toBuffer({ resolveWithObject: true })
  for (const width of keptWidths(photoSize.width)) {
    const file = await sharp(whole.data, { raw: whole.info })
      .resize({ width: Math.min(width, photoSize.width) })
      .webp({ quality: 50, preset: 'drawing', effort: 5 })
      .toBuffer()
    bytes += file.byteLength
    writeFileSync(join(photoFolder, fileOf(width)), file)
  }
}

for (const [number, home] of homes.entries())
  for (const [at, [name, svg]] of [...drawPhotos(home)].entries())
    await make(svg, width => photoFile(number, `${at + 1}-${name}`, width))
for (const [name, svg] of drawSentPhotos(homes)) await make(svg, width => sentPhotoFile(name, width))
console.log(`${homes.length} homes, ${(bytes / 1e6).toFixed(1)} MB`)
