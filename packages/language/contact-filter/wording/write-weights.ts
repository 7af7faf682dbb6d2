// `bun run learn`: writes weights.json and conversation-weights.json from the examples.

import { examplesOfConversations, examplesWithout } from './examples.ts'
import { type Example, train } from './train.ts'

const write = (name: string, examples: readonly Example[]) =>
  Bun.write(`${import.meta.dir}/${name}.json`, `${JSON.stringify(train(examples))}\n`)

await write('weights', examplesWithout())
await write('conversation-weights', await examplesOfConversations())
