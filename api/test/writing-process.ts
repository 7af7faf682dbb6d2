// Writes objects into the folder until it is killed, and prints the key of each that is written.
import { openFolder } from '../src/integrations/objects/open-folder.ts'

const [folder = '', size = ''] = process.argv.slice(2)
const objects = openFolder(folder)
for (let index = 0; ; index += 1) {
  const key = `${process.pid}/${index}`
  await objects.write(key, new Uint8Array(Number(size)).fill(7), 'new')
  console.log(key)
}
