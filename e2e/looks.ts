// specs/looks.spec.ts shows that each look finds what it looks for.
import type { Page } from '@playwright/test'
import { overflowOf } from './accessibility.ts'
import { type PageBudget, pageBudgets } from './budgets.ts'
import { fontsOfMachine } from './fonts-of-machine.ts'
import { readShifts } from './layout-shift.ts'
import { illegibleOn } from './legible.ts'
import { missingLinksOn } from './missing-links.ts'
import { type Screen, screens } from './screens.ts'
import { type LoadedScript, type ScriptBytes, scriptsOn, sumOf } from './script-bytes.ts'
import { readWorld } from './world.ts'

/** Returns what is wrong. */
export type Look = (page: Page, screen: Screen) => Promise<unknown[]>

/** An app from elsewhere is not minified, and the page cannot name its files. */
const isReleased = !process.env.E2E_MF

const advice = 'make its scripts fewer or smaller, or agree on another figure in budgets.json'

const tooMuch = (what: string, total: ScriptBytes, { bytes, requests }: ScriptBytes): string[] =>
  total.bytes > bytes || total.requests > requests
    ? [`${what}: ${total.bytes} bytes in ${total.requests} requests, not ${bytes} in ${requests}: ${advice}`]
    : []

const none: PageBudget = { bytes: 0, requests: 0 }

const overBudget = (scripts: readonly LoadedScript[], { path }: Screen): string[] => {
  const { map, ...use } = pageBudgets.get(path) ?? none
  return [
    ...tooMuch(path, sumOf(scripts, 'use'), use),
    ...(map ? tooMuch(`the map of ${path}`, sumOf(scripts, 'map'), map) : []),
  ]
}

/** Requested after other code has run, or named by the page and not requested first. */
const lateScripts = (scripts: readonly LoadedScript[], named: readonly string[]): string[] => {
  const needed = scripts.filter(({ purpose }) => purpose === 'use').map(({ path }) => path)
  const first = needed.slice(0, named.length)
  return [
    ...needed.filter(path => !path.startsWith('/apps/shell/') && !named.includes(path)),
    ...named.filter(path => !first.includes(path)),
  ]
}

const firstFrameOf = (page: Page) =>
  page.evaluate(() => ({ ...window.firstFrame, unused: [...window.firstFrame.unused] }))

/** Taken once a screen has loaded; see `watchLoading`. */
export const whenLoaded = {
  'not there before the scripts': async page => (await firstFrameOf(page)).missing,
  // The hub reads what came with it again, and conversations read when one of them changes.
  'read again though it came with the page': async (page, { path }) => {
    const answers = /^\/(?:ai|messages)/.test(path) ? [] : (await firstFrameOf(page)).answers
    return page.evaluate(
      known =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < Number(window.uses.usableAt) + 1000) // later, something can have changed
          .map(({ name }) => name.replace(location.origin, ''))
          .filter(address => known.includes(address)),
      answers,
    )
  },
  'drawn again, or blank for a moment': async page => {
    const { answers, headings } = await firstFrameOf(page)
    const isKept = answers.length > 0 ? headings.length === 1 : !headings.slice(1).includes('none')
    return isKept ? [] : headings
  },
  moved: async page => (await readShifts(page)).moved,
  'preloaded and not used': async page => (isReleased ? (await firstFrameOf(page)).unused : []),
  // A page cannot name what only its query or the person asks for.
  'loaded late': async (page, screen) =>
    isReleased && screens.includes(screen) && !screen.path.includes('?')
      ? lateScripts(await scriptsOn(page), (await firstFrameOf(page)).scripts)
      : [],
  'over its budget': async (page, screen) =>
    isReleased && screens.includes(screen) ? overBudget(await scriptsOn(page), screen) : [],
  'missing behind a link': missingLinksOn,
} satisfies Record<string, Look>

export const atAnyWidth = {
  'wider than the window': async page => {
    const px = await overflowOf(page)
    return px > 0 ? [`${px} px`] : []
  },
  'missing from its place': async (page, { account }) => {
    const button = page.locator('button[aria-label="AI Assistant"]') // also while it is out of the way
    const inWindow = await button.evaluateAll(buttons =>
      buttons.map(each => {
        const { top, bottom, left, right } = each.getBoundingClientRect()
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      }),
    )
    const isThere = inWindow.length === 1 && inWindow[0] === true
    return isThere === (account !== null && readWorld().hasAssistant) ? [] : ['the assistant']
  },
} satisfies Record<string, Look>

export const inWideFont = {
  'wider than the window': atAnyWidth['wider than the window'],
  illegible: illegibleOn,
} satisfies Record<string, Look>

/** Only on Linux can Chromium be limited to certain fonts. */
export const inOtherFonts: Look = async page =>
  process.platform === 'linux'
    ? (await fontsOfMachine(page)).filter(name => !/^(Arimo|Cousine)-/.test(name))
    : []
