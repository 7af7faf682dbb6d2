// `bun run learn`: writes weights.json from the examples.
import { examplesWithout } from './examples.ts'
import { train } from './train.ts'

await Bun.write(`${import.meta.dir}/weights.json`, `${JSON.stringify(train(examplesWithout()))}\n`)
