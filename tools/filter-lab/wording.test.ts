import { describe, expect, test } from 'bun:test'
import { filterContactDetails } from '@portal/language/contact-filter/contact-filter'
import { judgeOf, judgeWording, surelyOutside } from '@portal/language/contact-filter/wording/judge-wording'
import conversationWeights from '../../packages/language/contact-filter/wording/conversation-weights.json'
import weights from '../../packages/language/contact-filter/wording/weights.json'
import { examplesBy, examplesOfConversations, examplesWithout, train, type Writer, writers } from './learn.ts'
import portal from './portal.json'

const isFlagged = (text: string) => filterContactDetails(text).detections.length > 0

test('the weights are what the examples teach (`bun tools/filter-lab/learn.ts` writes them)', () => {
  expect(train(examplesWithout())).toEqual(weights)
})

test('the weights for conversations are, too', async () => {
  expect(train(await examplesOfConversations())).toEqual(conversationWeights)
})

describe('texts of a writer left out of the training, by the wording alone', () => {
  test.each(Object.keys(writers) as Writer[])('%s', writer => {
    const judge = judgeOf(train(examplesWithout(writer)))
    const share = (leadsOutside: boolean) => {
      const texts = examplesBy(writer).filter(example => example.leadsOutside === leadsOutside)
      return texts.filter(({ passage }) => judge(passage) > surelyOutside).length / texts.length
    }
    const [found, flagged] = [share(true), share(false)]
    console.log(
      `writer ${writer}: ${Math.round(found * 100)} % found, ${(flagged * 100).toFixed(1)} % flagged`,
    )
    expect(found).toBeGreaterThan(0.4)
    expect(flagged).toBeLessThan(0.05)
  })
})

const texts = Object.values(writers)
const innocent = texts.flatMap(each => each.innocent)
const flagged = innocent.filter(isFlagged)

describe('the texts of all writers', () => {
  test('96 of 100 texts with a way outside are found', () => {
    const outside = texts.flatMap(each => each.outside)
    const missed = outside.filter(text => !isFlagged(text))
    expect(missed.length / outside.length, missed.join('\n')).toBeLessThan(0.04)
  })

  test('fewer than one in 100 innocent texts is flagged', () => {
    expect(flagged.length / innocent.length, flagged.join('\n')).toBeLessThan(0.01)
  })
})

test("almost none of the portal's own texts are flagged", () => {
  expect(portal.filter(isFlagged).length / portal.length).toBeLessThan(0.003)
})

test('a few words are not judged by their wording', () => {
  for (const text of ['my handle everywhere', 'zip four one five', '']) expect(judgeWording(text)).toBe(0)
})

test('innocent sentences before and after hide few of them', () => {
  const unflagged = innocent.filter(text => !flagged.includes(text))
  const outside = writers.l.outside
  const sentences = (from: number) =>
    unflagged.slice(from, from + 3).map(text => text.replace(/(?<![.!?])$/, '.'))
  const hidden = outside.filter(
    (text, index) =>
      !isFlagged(
        [...sentences(index * 7), text.replace(/(?<![.!?])$/, '.'), ...sentences(index * 7 + 3)].join(' '),
      ),
  )
  expect(hidden.length / outside.length, hidden.join('\n')).toBeLessThan(0.25)
})
