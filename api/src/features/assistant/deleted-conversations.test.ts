// A deleted conversation disappears from lists immediately, and from the database and the log of model calls
// within 30 days.
import { expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { sql } from 'drizzle-orm'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'

const model = startScriptedModel(() => ({ text: 'A zebra, too.' }))
const { database, signUp } = await openTestApp({ languageModel: model.languageModel })
const { start, delete: remove } = conversationEndpoints

/** Backdates everything that the assistant stores. */
const age = async (days: number) => {
  const by = sql`make_interval(days => ${days})`
  await database.transaction(async transaction => {
    await transaction.execute(sql`alter table ai_conversations disable trigger user`)
    await transaction.execute(sql`update ai_conversations set updated_at = updated_at - ${by}`)
    await transaction.execute(sql`alter table ai_conversations enable trigger user`)
  })
  await database.execute(sql`update ai_messages set timestamp = timestamp - ${by}`)
  await database.execute(sql`update ai_content_logs set created_at = created_at - ${by}`)
}

/** The tables that contain a word in any row. */
const tablesWith = async (word: string): Promise<string[]> => {
  const tables = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await database.execute(
      sql`select 1 from ${sql.identifier(name)} as each where each::text like ${`%${word}%`} limit 1`,
    )
    if (row) found.push(name)
  }
  return found
}

test('after 30 days a deleted conversation has left no trace, and another has only lost its log', async () => {
  const person = await signUp('tenant')
  const begin = async (message: string) => (await person.call(start, { body: { message } })).conversation.id
  const id = await begin('I have seen an okapi')
  await begin('I have seen a quagga')
  const kept = ['ai_content_logs', 'ai_conversations', 'ai_messages']
  expect(await tablesWith('okapi')).toEqual(kept)
  await person.call(remove, { params: { id } })
  await age(28)
  await runHousekeeping(database)
  expect(await tablesWith('okapi')).toEqual(kept)
  await age(2)
  await runHousekeeping(database)
  expect(await tablesWith('okapi')).toEqual([])
  expect(await tablesWith('quagga')).toEqual(['ai_conversations', 'ai_messages'])
})
