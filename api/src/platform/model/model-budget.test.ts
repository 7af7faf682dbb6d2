// With concurrent callers and servers that report arbitrary usage.
import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { inRounds } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiContentLogs } from '../../schema/assistant.ts'
import { modelBudgets, modelReservations } from '../../schema/model-budgets.ts'
import { runHousekeeping } from '../database/housekeeping.ts'
import { ModelAway } from '../ports/language-model.ts'
import type { Refusal } from '../request/refusal.ts'
import { completeText } from './ask-model.ts'

const spendingProcess = fileURLToPath(new URL('../../../test/spending-process.ts', import.meta.url))

const model = startScriptedModel()
const { database, services, signUp, forgetLimits, url } = await openTestApp({
  languageModel: model.languageModel,
})
const usually = services.env.assistantTokensPerDay
/** More than one call of these tests can cost, but less than two. */
const forOne = 12_000

const newPerson = async () => (await signUp('landlord')).user.id
const setBudgets = (given: Partial<typeof usually> = {}) => {
  services.env.assistantTokensPerDay = { ...usually, ...given }
}

const ask = (personId: string | null, address?: string, signal?: AbortSignal) =>
  completeText(
    { ...services, address },
    { personId, contentType: 'insight', system: 'Say it better.', user: 'Big', signal },
  )
const codeOf = (work: Promise<unknown>) => work.then(() => 'answered').catch(({ code }: Refusal) => code)

const usedBy = async (subject: string) => {
  const [row] = await database.select().from(modelBudgets).where(eq(modelBudgets.subject, subject))
  return row?.used ?? 0
}
const use = (subject: string, used: number, daysAgo = 0) =>
  database
    .insert(modelBudgets)
    .values({ subject, used, day: sql`(now() at time zone 'UTC')::date - ${daysAgo}::int` })
    .onConflictDoUpdate({ target: [modelBudgets.subject, modelBudgets.day], set: { used } })

const reportedCounts = [
  -1_000_000,
  1e15,
  Number.NaN,
  undefined,
  null,
  '12',
  '1e15',
  [],
  {},
  true,
  0,
  3.7,
  40,
  1e308,
]

test('a server’s count is used only if it is plausible', async () => {
  setBudgets()
  const counts = reportedCounts.map((prompt_tokens, index) => ({
    prompt_tokens,
    completion_tokens: reportedCounts[(index * 5 + 3) % reportedCounts.length],
  }))
  for (const usage of counts) {
    model.reply(() => ({ text: 'A big room.', usage }))
    await ask(null)
    const [logged] = await database
      .select()
      .from(aiContentLogs)
      .orderBy(sql`${aiContentLogs.id} desc`)
      .limit(1)
    expect(logged?.tokensUsed).toBeGreaterThan(0)
    expect(logged?.tokensUsed).toBeLessThan(forOne)
  }
})

describe('a daily budget', () => {
  const scopes = [
    ['person', 'too_many'],
    ['network', 'too_many'],
    ['portal', 'not_now'],
  ] as const

  test.each(scopes)(
    'of a %s is refused once it is used up, and a new day has a new one',
    async (scope, code) => {
      setBudgets({ [scope]: forOne })
      const personId = await newPerson()
      const address = `198.51.100.${scope.length}`
      const subject = { person: `person:${personId}`, network: `network:${address}`, portal: 'portal' }[scope]
      model.reply(() => ({ text: 'Hello.' }))
      await use(subject, forOne - 100)
      const refused: Refusal = await ask(personId, address).catch(refusal => refusal)
      expect([refused.code, refused.message]).toEqual([code, expect.stringContaining('midnight UTC')])
      expect(refused.detail.retryAfterSeconds).toBeLessThanOrEqual(86_400)
      expect(model.asked).toEqual([])
      await database.delete(modelBudgets)
      await use(subject, forOne, 1)
      expect(await ask(personId, address)).toBe('Hello.')
      await database.delete(modelBudgets)
    },
  )

  test('of a network covers everyone in it', async () => {
    setBudgets({ network: forOne })
    model.reply(() => ({ text: 'Hi.', usage: { prompt_tokens: 50, completion_tokens: 7000 } }))
    expect(await codeOf(ask(await newPerson(), '2001:db8::1'))).toBe('answered')
    expect(await codeOf(ask(await newPerson(), '2001:db8::2'))).toBe('too_many')
    expect(await codeOf(ask(await newPerson(), '2001:db8:1::1'))).toBe('answered')
  })
})

describe('a call that fails', () => {
  test('costs what it may have reasoned if it is stopped, and nothing if the server did not start', async () => {
    setBudgets()
    const [stopped, refused] = [await newPerson(), await newPerson()]
    const leaving = new AbortController()
    model.reply(async () => {
      leaving.abort(new Error('gone'))
      await Bun.sleep(50)
      return { text: 'Too late.' }
    })
    await ask(stopped, undefined, leaving.signal).catch(() => {})
    expect(await usedBy(`person:${stopped}`)).toBeGreaterThan(8000)
    model.reply(() => ({ status: 400 }))
    expect(await ask(refused).catch(thrown => thrown)).toBeInstanceOf(ModelAway)
    expect(await usedBy(`person:${refused}`)).toBe(0)
    expect(await database.$count(modelReservations)).toBe(0)
  })

  test.each([
    ['1 minute', 'too_many'],
    ['3 minutes', 'answered'],
    ['-3 minutes', 'answered'], // the clock was set back
  ])('is released if its process died %s ago: %s', async (ago, outcome) => {
    setBudgets({ person: forOne })
    const personId = await newPerson()
    await database.insert(modelReservations).values({
      callId: crypto.randomUUID(),
      subject: `person:${personId}`,
      tokens: 8000,
      createdAt: sql`now() - ${ago}::interval`,
    })
    model.reply(() => ({ text: 'Hello.' }))
    expect(await codeOf(ask(personId))).toBe(outcome)
    await database.delete(modelReservations)
  })

  test('is cleaned up when it is old', async () => {
    const subject = `person:${await newPerson()}`
    await use(subject, 10, 3)
    await database
      .insert(modelReservations)
      .values({ callId: crypto.randomUUID(), subject, tokens: 1, createdAt: sql`now() - interval '1 hour'` })
    await runHousekeeping(database)
    expect(await database.$count(modelReservations)).toBe(0)
    expect(await database.$count(modelBudgets, eq(modelBudgets.subject, subject))).toBe(0)
  })
})

describe('at the same time', () => {
  test(
    'thirty conversations use one budget once',
    async () => {
      const budget = 250_000
      setBudgets({ person: budget })
      await database.delete(modelBudgets) // the network's budget, used by all rounds
      await forgetLimits()
      const person = await signUp('tenant')
      // The tools alone take about ten thousand bytes.
      model.reply(() => ({ text: 'Hello.', usage: { prompt_tokens: 6000, completion_tokens: 3000 } }))
      const tries = Array.from({ length: 30 }, () =>
        person.sendTo(conversationEndpoints.start, { body: { message: 'Hello' } }),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([201, 429]))
      const used = model.asked.length * 9000
      expect(used).toBeLessThanOrEqual(budget)
      expect(await usedBy(`person:${person.user.id}`)).toBe(used)
    },
    inRounds(60),
  )

  test(
    'two processes use one budget once, however calls are stopped and counted',
    async () => {
      const personId = await newPerson()
      const budget = 60_000
      let maxSpent = 0
      model.reply(() => {
        maxSpent += 1
        const prompt_tokens = reportedCounts[Math.floor(Math.random() * reportedCounts.length)]
        return { text: 'word '.repeat(30), usage: { prompt_tokens, completion_tokens: 8000 } }
      })
      const times = 15
      const children = [1, 2].map(() =>
        Bun.spawn(['bun', spendingProcess, url, model.url, personId, `${times}`, `${budget}`], {
          stdout: 'pipe',
          stderr: 'inherit',
        }),
      )
      const answered = await Promise.all(
        children.map(async child => Number(await new Response(child.stdout).text())),
      )
      expect(answered[0] || answered[1]).toBeGreaterThan(0)
      expect(maxSpent).toBeLessThan(2 * times)
      const used = await usedBy(`person:${personId}`)
      expect(used).toBeGreaterThan(budget / 4)
      expect(used).toBeLessThanOrEqual(budget)
    },
    inRounds(60),
  )
})
