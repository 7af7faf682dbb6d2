import { describe, expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import { openMailbox } from '../test/mailbox.ts'
import { confirmAddress } from '../test/new-consent.ts'
import { runRace } from '../test/races/race.ts'
import { races, withoutRace } from '../test/races.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'

const rounds = howMany(1, 60)

const { database, visitor, signUp } = await openTestApp({
  smtpUrl: (await openMailbox()).smtpUrl,
  languageModel: startScriptedModel().languageModel,
})
const stage = { database, visitor, tenant: await signUp('tenant'), landlord: await signUp('landlord') }
for (const { user } of [stage.tenant, stage.landlord]) await confirmAddress(database, user.id)

test('every endpoint that writes is in a race, or has a reason why it needs none', () => {
  const raced = new Set([...races.flatMap(({ endpoints }) => endpoints), ...withoutRace.keys()])
  const forgotten = routes
    .map(({ endpoint }) => endpoint)
    .filter(endpoint => endpoint.method !== 'GET' && !raced.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`)
  expect(forgotten).toEqual([])
})

describe('a race leaves nothing half done:', () => {
  test.each(races.map(race => ({ name: race.name, race })))(
    '$name',
    async ({ name, race }) => {
      const { counts, broken } = await runRace(stage, race, rounds)
      const seen = Object.entries(counts).map(([rival, count]) => `${rival} ×${count}`)
      console.log(`${name}: ${broken.length} of ${rounds} rounds broken; ${seen.toSorted().join(', ')}`)
      expect(broken).toEqual([])
    },
    600_000,
  )
})
