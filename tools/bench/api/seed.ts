// `npm run bench -- seed 1000000`: fills the database in DATABASE_URL with this many homes.
import { patiently } from '../../../api/src/platform/database/database.ts'
import { addManyHomes } from '../../../api/test/many-homes.ts'

const [argument = ''] = process.argv.slice(2)
const { DATABASE_URL = '' } = process.env
if (!/^[1-9]\d{0,7}$/.test(argument)) {
  console.error('Say how many homes: npm run bench -- seed 1000000')
  process.exit(1)
}
const began = Date.now()
await patiently(DATABASE_URL, database =>
  addManyHomes(database, Number(argument), homes => {
    if (homes % 100_000 === 0) console.log(`${homes.toLocaleString('en-US')} homes`)
  }),
)
console.log(
  `Added ${Number(argument).toLocaleString('en-US')} homes in ${Math.round((Date.now() - began) / 1000)} s`,
)
