// A model that always picks its favorite person gets no form unless the message means that person.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { makeHome } from '../../../test/new-application.ts'
import { inAnHour } from '../../../test/new-reminder.ts'
import { makeThread } from '../../../test/new-thread.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'

const model = startScriptedModel()
const { database, signUp, forgetLimits } = await openTestApp({
  languageModel: model.languageModel,
  env: { assistantTokensPerDay: { person: 1e9, network: 1e9, portal: 1e9 } },
})
const { start, send } = conversationEndpoints

const tenantNamed = async (firstName: string) => {
  const { user } = await signUp('tenant')
  await database.update(users).set({ firstName }).where(eq(users.id, user.id))
  return user.id
}
const people = {
  Maya: await tenantNamed('Maya'),
  Nora: await tenantNamed('Nora'),
  otherNora: await tenantNamed('Nora'),
}
type Person = keyof typeof people

const places = [
  { title: 'Maple Loft', address: '12 Maple Street', city: 'Oakland' },
  { title: 'Harbor House', address: '7 Pier Road', city: 'Sausalito' },
]

/** With an open inquiry and a conversation for each of these, about the first home or the named one. */
const landlordOf = async (...inquirers: [Person, home?: number][]) => {
  const browser = await signUp('landlord')
  const landlordId = browser.user.id
  const homes: string[] = []
  for (const place of places) {
    const id = await makeHome(database, landlordId)
    await database.update(properties).set(place).where(eq(properties.id, id))
    homes.push(id)
  }
  const [inquiries, threads]: [string[], string[]] = [[], []]
  for (const [name, home = 0] of inquirers) {
    const parties = { propertyId: homes[home] ?? '', tenantId: people[name], landlordId }
    const id = Bun.randomUUIDv7()
    await database.insert(propertyInquiries).values({ ...parties, id, message: 'Is it quiet?' })
    inquiries.push(id)
    threads.push(await makeThread(database, parties))
  }
  return { browser, homes, inquiries, threads }
}
type Landlord = Awaited<ReturnType<typeof landlordOf>>

const ofMaya = await landlordOf(['Maya'])
const ofBoth = await landlordOf(['Maya'], ['Nora', 1])

const forms = {
  draft_response: { message: 'I am sorry, but no.', status: 'declined' },
  draft_proposal: { dates: [inAnHour()] },
  draft_message: { message: 'I am sorry, but no.' },
} as const
type Tool = keyof typeof forms
const tools = Object.keys(forms) as Tool[]

const idOf = ({ inquiries, threads }: Landlord, at: number, tool: Tool = 'draft_response') =>
  (tool === 'draft_message' ? threads : inquiries)[at] ?? ''

/** Insists on this one, and claims that everything is done. */
const insistOn = (id: string, tool: string = 'draft_response', fields: object = forms[tool as Tool]) =>
  model.reply(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { text: 'I have declined it.' }
      : { calls: [{ name: tool, arguments: { ...fields, id } }] },
  )

const ask = async ({ browser }: { browser: TestBrowser }, message: string) => {
  await forgetLimits()
  const { conversation, message: answer } = await browser.call(start, { body: { message } })
  const params = { id: conversation.id }
  const reply = async (next: string) =>
    (await browser.call(send, { params, body: { message: next } })).message
  return { ...answer, reply }
}

const expectQuestion = ({ drafts, content }: { drafts: unknown[]; content: string }) => {
  expect(drafts).toEqual([])
  expect(content).toEndWith('Which one do you mean?')
  expect(content).not.toContain('I have declined it')
}

describe('with a single question, from Maya,', () => {
  const toNobody = [
    'decline nora nicely',
    'please answer mya',
    'Answer it: “Hello Nora, it is rented.”',
    'Sag Nora freundlich ab',
    'reply to noah that it is rented',
    'send nora three times',
    'No, to Nora: it is rented',
    "decline nora's question",
    'turn nora down',
    'nicely decline mayaa',
    'decline it nicely',
    'liam: no, thanks',
    'write liam that it is rented',
  ].slice(0, howMany(3, 13))

  test.each(toNobody)('“%s” does not name her: the portal asks', async message => {
    insistOn(idOf(ofMaya, 0))
    const answer = await ask(ofMaya, message)
    expectQuestion(answer)
    expect(answer.content).toContain('**Maya**, [Maple Loft](/landlord/inquiries?inquiry=')
    expectQuestion(await answer.reply('nora'))
    const { drafts } = await answer.reply('Yes')
    expect(drafts).toMatchObject([{ about: { person: 'Maya', title: 'Maple Loft' } }])
  })

  test.each(['Decline maya nicely', 'Answer maya: no, Nora lives there now', 'Say no about Maple Loft'])(
    '“%s” is about her',
    async message => {
      insistOn(idOf(ofMaya, 0))
      expect((await ask(ofMaya, message)).drafts).toMatchObject([{ about: { person: 'Maya' } }])
    },
  )
})

test.each(['draft_response', 'draft_message'] as const)(
  '%s asks which Nora, also if one of them is behind the newest hundred',
  async tool => {
    const landlord = await landlordOf(['Nora'], ['otherNora', 1])
    const landlordId = landlord.browser.user.id
    const homes = await Promise.all(Array.from({ length: 101 }, () => makeHome(database, landlordId)))
    const ofMayaIn = (propertyId: string) => ({ propertyId, tenantId: people.Maya, landlordId })
    if (tool === 'draft_message') for (const home of homes) await makeThread(database, ofMayaIn(home))
    else
      await database
        .insert(propertyInquiries)
        .values(homes.map(home => ({ ...ofMayaIn(home), id: Bun.randomUUIDv7(), message: 'Is it quiet?' })))
    insistOn(idOf(landlord, 1, tool), tool)
    expectQuestion(await ask(landlord, 'Decline nora nicely'))
    insistOn(idOf(landlord, 1, tool), tool)
    expect((await ask(landlord, 'Decline nora about Harbor House')).drafts).toHaveLength(1)
  },
)

describe('with questions from two people,', () => {
  test.each(tools)('%s is for the named one, whatever the model thinks', async tool => {
    for (const [at, message] of [
      [0, 'Decline Maya'],
      [1, 'Decline nora nicely'],
      [1, 'Decline the one about Harbor House'],
    ] as const) {
      insistOn(idOf(ofBoth, at, tool), tool)
      expect((await ask(ofBoth, message)).drafts).toHaveLength(1)
      insistOn(idOf(ofBoth, 1 - at, tool), tool)
      expectQuestion(await ask(ofBoth, message))
    }
  })

  test.each([
    ['Decline it', 'the Harbor House one'],
    ['Decline Maya and Nora', 'number'],
    ['decline norra', 'Nora'],
    ['Decline Maya’s question about Harbor House', 'nora please'],
  ])('“%s” could be for either: the answer to our question, “%s”, counts', async (message, reply) => {
    insistOn(idOf(ofBoth, 0))
    const answer = await ask(ofBoth, message)
    expectQuestion(answer)
    const number = answer.content.match(/(\d)\. \*\*Nora/)?.[1] ?? ''
    expectQuestion(await answer.reply('no idea'))
    insistOn(idOf(ofBoth, 1))
    expect((await answer.reply(reply === 'number' ? number : reply)).drafts).toHaveLength(1)
  })

  test.each(tools.slice(-howMany(1, 3)))(
    '%s for “the second one” is for the second of the last answer',
    async tool => {
      const pageOf = tool === 'draft_message' ? sitePaths.conversation : sitePaths.landlordInquiry
      const [maya, nora] = [0, 1].map(at => pageOf(idOf(ofBoth, at, tool)))
      const name = tool === 'draft_message' ? 'list_conversations' : 'list_inquiries'
      const text = `1. [Nora](${nora})\n2. [Maya](${maya})`
      for (const isRight of [true, false]) {
        model.reply(({ messages }) => (messages.at(-1)?.role === 'tool' ? { text } : { calls: [{ name }] }))
        const shown = await ask(ofBoth, 'Who asked?')
        insistOn(idOf(ofBoth, isRight ? 0 : 1, tool), tool)
        const answer = await shown.reply('decline the second one')
        if (isRight) expect(answer.drafts).toHaveLength(1)
        else expectQuestion(answer)
      }
    },
  )
})

test.each<[string, [Person, number?][]]>([
  ['two people of one name', [['Nora'], ['otherNora', 1], ['Maya']]],
  ['two questions of one person', [['Nora'], ['Nora', 1], ['Maya']]],
])('%s are a choice', async (_, inquirers) => {
  const landlord = await landlordOf(...inquirers)
  insistOn(idOf(landlord, 0))
  const answer = await ask(landlord, 'Decline Nora')
  expectQuestion(answer)
  expect(answer.content.match(/\*\*\w+\*\*, \[\w+/g)?.toSorted()).toEqual([
    '**Nora**, [Harbor',
    '**Nora**, [Maple',
  ])
  expect((await answer.reply('the one about Maple Loft')).drafts).toHaveLength(1)
})

test('an inquiry is for the home of the last answer that the tenant names or counts', async () => {
  const tenant = { browser: await signUp('tenant') }
  const { homes } = ofBoth
  const text = homes.map((id, at) => `${at + 1}. [${places[at]?.title}](/properties/${id})`).join('\n')
  for (const [message, at] of [
    ['Ask the second one if it is quiet', 1],
    ['Ask about Maple Loft: is it quiet?', 0],
  ] as const)
    for (const chosen of [at, 1 - at]) {
      model.reply(({ messages }) =>
        messages.at(-1)?.role === 'tool'
          ? { text }
          : { calls: homes.map(id => ({ name: 'read_home', arguments: { id } })) },
      )
      const shown = await ask(tenant, 'Which homes are there?')
      insistOn('', 'draft_inquiry', { propertyId: homes[chosen], message: 'Is it quiet?' })
      const answer = await shown.reply(message)
      if (chosen === at) expect(answer.drafts).toMatchObject([{ body: { propertyId: homes[at] } }])
      else expectQuestion(answer)
    }
})
