import { describe, expect, test } from 'bun:test'
import { keptForDays } from '@portal/contract/kept-for'
import { desc, eq, sql } from 'drizzle-orm'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiContentLogs } from '../../schema/assistant.ts'
import { runHousekeeping } from '../database/housekeeping.ts'
import type { Refusal } from '../request/refusal.ts'
import { askModel, completeText } from './ask-model.ts'

const model = startScriptedModel()
const { database, services, signUp } = await openTestApp({
  languageModel: model.languageModel,
})

const loggedFor = async (personId: string) => {
  const logged = eq(aiContentLogs.userId, personId)
  const [latest] = await database.select().from(aiContentLogs).where(logged).orderBy(desc(aiContentLogs.id))
  return latest
}

const newPerson = async () => (await signUp('landlord')).user.id

const improve = (personId: string | null, user = 'Big room') =>
  completeText(services, { personId, contentType: 'listing_text', system: 'Make it better.', user })

describe('a request to the model', () => {
  test('is answered with one text, and kept in the log with what it cost', async () => {
    const personId = await newPerson()
    model.reply(() => ({
      text: 'A large, bright room.',
      usage: { prompt_tokens: 80, completion_tokens: 100 },
    }))
    expect(await improve(personId)).toBe('A large, bright room.')
    expect(await loggedFor(personId)).toMatchObject({
      contentType: 'listing_text',
      model: 'scripted',
      tokensUsed: 180,
      cost: 0.000_072,
      success: true,
      errorMessage: null,
      responseTime: expect.any(Number),
      prompt: expect.stringContaining('Big room'),
      response: expect.stringContaining('A large, bright room.'),
      metadata: { promptTokens: 80, completionTokens: 100, isEstimated: false, tools: [] },
    })
  })

  test('is estimated if the server does not count', async () => {
    const personId = await newPerson()
    model.reply(() => ({ text: 'A large, bright room.' }))
    await improve(personId)
    const { tokensUsed, metadata } = (await loggedFor(personId)) ?? {}
    expect(tokensUsed).toBeGreaterThan(20)
    expect(metadata).toMatchObject({ isEstimated: true })
  })

  test('holds no contact detail and no secret, no matter who wrote it, and neither does the log', async () => {
    const personId = await newPerson()
    const details = ['ada@example.org', '415-555-0137', 'sk-live-0123456789abcdef', '4242 4242 4242 4242']
    const written = `Write to ${details.join(' or ')}. My password is hunter22, my number 078-05-1120.`
    model.reply(() => ({ text: written }))
    const text = await improve(personId, written)
    const kept = await loggedFor(personId)
    for (const seen of [text, JSON.stringify(model.asked), JSON.stringify(kept)])
      for (const detail of [...details, 'hunter22', '078-05-1120']) expect(seen).not.toContain(detail)
    expect(text).toContain('[EMAIL REMOVED]')
  })

  test('that fails is logged with the server’s message, without keys', async () => {
    const personId = await newPerson()
    model.reply(() => ({ status: 400 }))
    expect(await improve(personId).catch(({ code }: Refusal) => code)).toBe('not_now')
    const kept = await loggedFor(personId)
    expect(kept).toMatchObject({
      success: false,
      errorMessage: 'answered 400 x Refused with [KEY REMOVED]',
      tokensUsed: 0,
      cost: 0,
    })
    expect(JSON.stringify(kept)).not.toContain('secret')
  })

  test('is stopped if it does not end by itself, and its text counts', async () => {
    const personId = await newPerson()
    let length = 0
    model.reply(() => ({ text: Array.from({ length: 4000 }, () => 'word ') }))
    await askModel(services, {
      personId,
      contentType: 'chat',
      messages: [{ role: 'user', content: 'Go on' }],
      signal: new AbortController().signal,
      onText: text => {
        length += text.length
      },
    })
    expect(length).toBeLessThan(12_000)
    expect((await loggedFor(personId))?.tokensUsed).toBeGreaterThan(2000)
  })
})

test('calls are kept for as long as the privacy policy says', async () => {
  const personId = await newPerson()
  for (const days of [keptForDays.modelLog - 1, keptForDays.modelLog + 1])
    await database.insert(aiContentLogs).values({
      userId: personId,
      contentType: 'chat',
      prompt: `${days} days ago`,
      response: 'x',
      model: 'x',
      createdAt: sql`now() - ${days} * interval '1 day'`,
    })
  await runHousekeeping(database)
  expect((await loggedFor(personId))?.prompt).toBe(`${keptForDays.modelLog - 1} days ago`)
  expect(await database.$count(aiContentLogs, eq(aiContentLogs.userId, personId))).toBe(1)
})
