import type { Page, Route } from '@playwright/test'
import { firstAnswersId } from '../packages/client/first-answers.ts'
import { changeAnswer } from './change-answer.ts'

const isDocument = (url: URL) => !/^\/(?:api|apps)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname)

/**
 * Breaks all requests until the returned function is called; hanging ones keep hanging. That function waits for wrong
 * answers: the page can still be waiting for one more, and fail again.
 */
export const breakFiles = async (
  page: Page,
  files: (url: URL) => boolean,
  happen: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> => {
  let isBroken = true
  const answered: Promise<unknown>[] = []
  await page.route(files, route => {
    if (!isBroken) return route.fallback()
    const happened = happen(route)
    if (happened) answered.push(happened.then(() => route.request().response()).catch(() => null))
    return happened
  })
  return async () => {
    isBroken = false
    await Promise.all(answered)
  }
}

/** Holds files back until the returned function is called. */
export const holdFiles = async (page: Page, files: (url: URL) => boolean): Promise<() => void> => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(files, async route => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Changes every page's HTML until the returned function is called. */
export const changePages = (page: Page, change: (html: string) => string): Promise<() => Promise<void>> =>
  breakFiles(page, isDocument, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    return changeAnswer(route, async response => ({ body: change(await response.text()) }))
  })

const firstAnswers = new RegExp(`<script type="application/json" id="${firstAnswersId}">.*?</script>`, 's')

/** Serves pages as after a timeout, so that they fetch the data themselves. */
export const withoutFirstAnswers = (page: Page): Promise<() => Promise<void>> =>
  changePages(page, html => html.replace(firstAnswers, ''))
