// Serves files wrongly: broken, late, or with other contents.
import type { Page, Route } from '@playwright/test'
import { firstAnswersId } from '../packages/client/first-answers.ts'
import { changeAnswer } from './change-answer.ts'

const isDocument = (url: URL) => !/^\/(?:api|apps)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname)

/**
 * Breaks all requests from now on, until the returned function is called; hanging requests keep hanging. It waits for those that were
 * answered wrongly: a page that says that one file is missing may still be waiting for another, and fail by it once more.
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

/** Changes the HTML of every page, until the returned function is called. */
export const changePages = (page: Page, change: (html: string) => string): Promise<() => Promise<void>> =>
  breakFiles(page, isDocument, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    return changeAnswer(route, async response => ({ body: change(await response.text()) }))
  })

const firstAnswers = new RegExp(`<script type="application/json" id="${firstAnswersId}">.*?</script>`, 's')

/** Serves pages without the API's answers, as after a timeout, so that they fetch the data themselves. */
export const withoutFirstAnswers = (page: Page): Promise<() => Promise<void>> =>
  changePages(page, html => html.replace(firstAnswers, ''))
