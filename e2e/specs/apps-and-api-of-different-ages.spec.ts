// Every screen also renders answers of another API version, which can have one more value in each enumeration, or omit each
// optional field.
import type { Page } from '@playwright/test'
import {
  type Difference,
  differencesIn,
  differing,
  filled,
  isNewWord,
  newWord,
} from '../../packages/client/test/other-ages.ts'
import { placesIn } from '../../packages/client/test/sample-answer.ts'
import { expect, test } from '../fixtures.ts'
import { type Call, type Recording, record } from '../recording.ts'
import { openScreen, readingScreens, type Screen, waitUntilFinished } from '../screens.ts'

/** Tabs that read other data, and a page that reads more for a signed-in person. */
const more: Record<string, Partial<Screen>[]> = {
  '/ai': [{ path: '/ai?tab=insights' }, { path: '/ai?tab=reminders' }],
  '/properties/:id': [{ account: 'tenant' }],
}
const reading = readingScreens.flatMap(screen => [
  screen,
  ...(more[screen.path] ?? []).map(other => ({ ...screen, ...other })),
])

const nameOf = ({ path, account }: Screen): string => `${path}, for ${account ? `a ${account}` : 'anyone'},`

/** The header's query on every screen of a signed-in person; varied only on the hub. */
const bell = '/api/ai/notifications?unread=true'

/** Filled in if the recorded answer has none of its endpoint's enumerations, or none of its optional fields. */
const richAnswer = ({ endpoint, answer }: Call): unknown => {
  const differences = differencesIn(endpoint.answer, answer)
  const hasWords = placesIn(endpoint.answer).some(isNewWord)
  const isRich = hasWords ? differences.some(isNewWord) : differences.length > 0
  return isRich ? answer : filled(endpoint.answer, answer)
}

const richDifferences = (call: Call): Difference[] => differencesIn(call.endpoint.answer, richAnswer(call))

const unreadable = new RegExp(`${newWord}|\\b(?:undefined|null|NaN)\\b|Invalid Date|\\[object`)

const problemsOf = async (page: Page, screen: Screen, recording: Recording): Promise<string[]> => {
  const thrown: string[] = []
  const listen = (error: Error) => thrown.push(error.message)
  page.on('pageerror', listen)
  await openScreen(page, screen)
  await waitUntilFinished(page)
  await recording.finished()
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await waitUntilFinished(page)
  page.off('pageerror', listen)
  const main = page.getByRole('main')
  const failures = await main
    .getByRole('alert')
    .or(main.getByRole('button', { name: 'Try again' }))
    .allInnerTexts()
  const words = unreadable.exec((await main.textContent()) ?? '')
  return [...thrown, ...failures, ...(words ? [`It says ${words[0]}.`] : [])]
}

/** When each call differs at the places that `isChosen` picks. */
const problemsWith = (
  page: Page,
  screen: Screen,
  recording: Recording,
  isChosen: (call: Call, difference: Difference) => boolean,
) => {
  recording.answerWith(call =>
    richDifferences(call)
      .filter(difference => isChosen(call, difference))
      .reduce(differing, richAnswer(call)),
  )
  return problemsOf(page, screen, recording)
}

/** Far from each other in the answers, so that one gap hardly hides another. */
const atATime = 4

const nameOfVariant = ({ call, difference }: { call: Call; difference: Difference }): string =>
  `${call.address} ${difference.kind} ${difference.path.join('.')}`

// The first page; the long form checks all.
for (const [index, screen] of reading.entries()) {
  test(`${nameOf(screen)} renders answers with new words everywhere, and with every gap`, {
    tag: index === 0 ? [] : '@long',
  }, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    const recording = await record(page)
    const problems = {
      words: await problemsWith(page, screen, recording, (_, difference) => isNewWord(difference)),
      gaps: await problemsWith(page, screen, recording, (_, difference) => !isNewWord(difference)),
    }
    expect(problems).toEqual({ words: [], gaps: [] })
    expect(recording.calls().length).toBeGreaterThan(0)
    for (const call of recording.calls())
      if (placesIn(call.endpoint.answer).some(isNewWord))
        expect(richDifferences(call).filter(isNewWord).length, call.address).toBeGreaterThan(0)
  })

  // Every fifth: all read by the same code.
  if (index % 5 !== 0) continue
  test(`${nameOf(screen)} renders answers with new words and gaps a few at a time`, { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    if (screen.account) await signInAs(screen.account)
    const recording = await record(page)
    expect(await problemsOf(page, screen, recording)).toEqual([])
    const own = recording.calls().filter(({ address }) => address !== bell || screen.path === '/ai')
    // Only of one call at a time: a new word in one answer can leave out another call.
    const turns = own.flatMap(call => {
      const names = richDifferences(call).map(difference => nameOfVariant({ call, difference }))
      const count = Math.ceil(names.length / atATime)
      return Array.from({ length: count }, (_, turn) => ({
        address: call.address,
        names: names.filter((_, index) => index % count === turn),
      }))
    })
    expect(own.length).toBeGreaterThan(0)
    const mayDiffer = own.some(({ endpoint }) =>
      placesIn(endpoint.answer).some(({ kind }) => kind !== 'object'),
    )
    expect(turns.length > 0).toBe(mayDiffer)
    test.setTimeout(60_000 + turns.length * 15_000)
    const broken: Record<string, string[]> = {}
    for (const { address, names } of turns) {
      const problems = await problemsWith(page, screen, recording, (call, difference) =>
        names.includes(nameOfVariant({ call, difference })),
      )
      // Some reads wait until the page has been still for a while.
      const isAsked = async () => (await recording.finished()).has(address)
      await expect.poll(isAsked, `whether what differs is asked for: ${names.join(', ')}`).toBe(true)
      if (problems.length > 0) broken[names.join(', ')] = problems
    }
    expect(broken).toEqual({})
  })
}
