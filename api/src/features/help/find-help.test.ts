import { describe, expect, test } from 'bun:test'
import { helpEndpoints } from '@portal/contract/help/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { helpTopics } from '@portal/help/help-topics'
import { openTestApp } from '../../../test/test-app.ts'
import { textAsMarkdown } from './text-as-markdown.ts'

const { visitor: newVisitor } = await openTestApp({
  env: { supportEmail: 'help@bay.example' },
})
const visitor = newVisitor()

const find = async (q: string) => (await visitor.call(helpEndpoints.find, { query: { q } })).topics

/** Realistic questions, with typos and words that the texts do not use, and the section that answers each. */
const questions = [
  ['How does renting work here?', 'renting#steps'],
  ['what are the steps until I get the keys', 'renting#steps'],
  ['How do I request a repair?', 'repairs#asking'],
  ['my heater is broken what now', 'repairs'],
  ['how long does the landlord have to fix an urgent request', 'repairs#priority'],
  ['What does acknowledged mean?', 'repairs#states'],
  ['how do i cancle my subscription', 'plans#cancel'],
  ['How do I upgrade my plan?', 'plans'],
  ['When is my secuirty deposit returned?', 'deposits-and-fees#deposit'],
  ['Who holds my deposit?', 'deposits-and-fees#deposit'],
  ['Is there a fee for using the portal?', 'deposits-and-fees#portal'],
  ['How do I contact a landlord?', 'inquiries#asking'],
  ['How many inquiries can I send a month?', 'inquiries#limits'],
  ['why was my phone number removed from my message', 'inquiries'],
  ['How do I list a home?', 'listing-a-home#create'],
  ['How do I delete a listing?', 'listing-a-home#changing'],
  ['Can I undo deleting my property', 'listing-a-home#changing'],
  ['How do I choose a tenant fairly?', 'tenant-screening#fair'],
  ['I forgot my password', 'account#password'],
  ['how can I close my acount', 'account#closing'],
  ['Who can see my income?', 'privacy'],
  ['How do I save a search?', 'search#saved'],
  ['What does illustration mean on a picture?', 'search#drawings'],
  ['How do I spot a scam?', 'staying-safe'],
  ['What does the verified badge mean?', 'staying-safe#badges'],
  ['How can I appeal a decision?', 'staying-safe#decisions'],
  ['How do I set a reminder?', 'reminders-and-insights#reminders'],
  ['What are insights?', 'reminders-and-insights#insights'],
  ['What can the assistant do?', 'assistant'],
  ['Does the AI send messages without asking me?', 'assistant'],
  ['background check', 'background-check'],
  ['can I upload documents', 'document-management'],
  ['how do I answer inquiries as a landlord', 'communication-tools#answering'],
] as const

describe('help answers questions from its pages', () => {
  test.each(questions)('%s', async (question, answer) => {
    const [slug, part] = answer.split('#')
    const [best] = await find(question)
    expect(best?.slug).toBe(slug)
    if (part) expect(best?.parts.slice(0, 2).map(({ id }) => id)).toContain(part)
  })

  test('returns at most five topics with at most four sections each, and their addresses', async () => {
    const topics = await find('landlord')
    expect(topics).toHaveLength(5)
    for (const { slug, path, parts } of topics) {
      expect(path).toBe(sitePaths.helpWith(slug))
      expect(parts.length).toBeLessThanOrEqual(4)
    }
  })

  test('names the operator’s address', async () => {
    const texts = (await find('report a scam')).flatMap(({ parts }) => parts.map(({ text }) => text)).join()
    expect(texts).toContain('[help@bay.example](mailto:help@bay.example)')
    expect(texts).not.toContain('rental-portal.example')
  })

  test('returns nothing for words that no page has, or for filler words alone', async () => {
    expect(await find('xylophone')).toEqual([])
    expect(await find('how can I do that')).toEqual([])
  })

  test('refuses blank and overlong questions', async () => {
    for (const q of ['', '  ', 'a'.repeat(201)])
      expect((await visitor.refusal(helpEndpoints.find, { query: { q } })).status).toBe(422)
  })
})

describe('the texts as Markdown', () => {
  test('include lists, steps and tables as lists, and say what is coming soon', () => {
    expect(
      textAsMarkdown([
        'See [Help](/help).',
        { list: ['one', '**two**'] },
        { steps: ['first', 'then'] },
        { table: { head: ['State', 'What it means'], rows: [['Pending', 'Wait.']] } },
        { table: { head: ['Plan', 'Homes', 'Inquiries'], rows: [['Free', '10', '5']] } },
        { comingSoon: 'Flying.' },
      ]),
    ).toBe(
      'See [Help](/help).\n\n- one\n- **two**\n\n1. first\n2. then\n\n- **Pending**: Wait.\n\n- **Free**: Homes: 10; Inquiries: 5\n\nComing soon: Flying.',
    )
  })

  test('link to existing pages of this site by topic', async () => {
    const slugs = helpTopics.map(({ slug }) => sitePaths.helpWith(slug))
    for (const { load } of helpTopics)
      for (const { blocks } of (await load()).text.parts)
        for (const [, path = ''] of textAsMarkdown(blocks).matchAll(/\]\((\/help\/[^)]+)\)/g))
          expect<string[]>(slugs).toContain(path)
  })
})
