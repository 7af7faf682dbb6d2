// Counts the changed homes of the given database and then hangs until it is killed, so that nothing is committed.
import { countHomes } from '../src/features/search/places/count-homes.ts'
import { openDatabase } from '../src/platform/database/database.ts'

const [url = ''] = process.argv.slice(2)
const { database } = openDatabase(url)
await database.transaction(async transaction => {
  await countHomes(transaction)
  console.log('counted')
  await new Promise(() => {})
})
