// Apps and API are deployed apart: every screen also renders what an API of another age answers. That one may know a word
// more in each enumeration, or leave out each field that an answer can do without.
import type { Page } from '@playwright/test'
import {
  type Difference,
  differencesIn,
  differing,
  filled,
  isNewWord,
  newWord,
} from '../../api/client/test/other-ages.ts'
import { placesIn } from '../../api/client/test/sample-answer.ts'
import type { Endpoint } from '../../api/contract/endpoint.ts'
import { expect, test } from '../fixtures.ts'
import { record } from '../recording.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'

/** These read nothing. */
const still = ['/', '/auth', '/terms', '/privacy', '/cookies', '/help', '/help/plans', '/pricing', '/nowhere']
const reading = screens.filter(({ path }) => !still.includes(path))

type Recording = Awaited<ReturnType<typeof record>>
type Call = ReturnType<Recording['calls']>[number]

/** The recorded answer; one without a word of its endpoint's enumerations has something filled in. */
const richAnswer = ({ endpoint, answer }: Call): unknown => {
  const hasWords = placesIn(endpoint.answer).some(isNewWord)
  const isPoor = hasWords && !differencesIn(endpoint.answer, answer).some(isNewWord)
  return isPoor ? filled(endpoint.answer, answer) : answer
}

const richDifferences = (call: Call): Difference[] => differencesIn(call.endpoint.answer, richAnswer(call))

const unreadable = new RegExp(`${newWord}|\\b(?:undefined|null|NaN)\\b|Invalid Date|\\[object`)

/** Opens the screen; returns what is wrong with it then. */
const problemsOf = async (page: Page, screen: Screen): Promise<string[]> => {
  const said: string[] = []
  const thrown = (error: Error) => said.push(error.message)
  page.on('pageerror', thrown)
  await openScreen(page, screen)
  await waitUntilFinished(page)
  page.off('pageerror', thrown)
  const main = page.getByRole('main')
  const failures = await main
    .getByRole('alert')
    .or(main.getByRole('button', { name: 'Try again' }))
    .allInnerTexts()
  const words = unreadable.exec((await main.textContent()) ?? '')
  return [...said, ...failures, ...(words ? [`It says ${words[0]}.`] : [])]
}

/** What is wrong with a screen when each call differs at those places that `isChosen` picks. */
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
  return problemsOf(page, screen)
}

for (const screen of reading) {
  test(`${screen.path} renders answers with new words everywhere, and with every gap`, async ({
    page,
    signInAs,
  }) => {
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

  test(`${screen.path} renders answers with each new word and each gap in turn`, { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    if (screen.account) await signInAs(screen.account)
    const recording = await record(page)
    expect(await problemsOf(page, screen)).toEqual([])
    const variants = new Map<string, { endpoint: Endpoint; place: string }>()
    for (const call of recording.calls())
      for (const difference of richDifferences(call)) {
        const place = placeOf(difference)
        variants.set(`${call.endpoint.path} ${place}`, { endpoint: call.endpoint, place })
      }
    expect(variants.size).toBeGreaterThan(0)
    test.setTimeout(60_000 + variants.size * 15_000)
    const broken: Record<string, string[]> = {}
    for (const [name, { endpoint, place }] of variants) {
      const problems = await problemsWith(
        page,
        screen,
        recording,
        (call, difference) => call.endpoint === endpoint && placeOf(difference) === place,
      )
      if (problems.length > 0) broken[name] = problems
    }
    expect(broken).toEqual({})
  })
}

const placeOf = ({ kind, path }: Difference): string => `${kind} ${path.join('.')}`
