// Reads ZIP files as another program does.
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** By its name; throws for a file that is damaged. */
export const filesInZip = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const opened = await fromBufferPromise(zip)
  const files = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return files
}
