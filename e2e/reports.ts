import { expect, type Page } from '@playwright/test'
import { app } from './app-under-fault.ts'

export interface Report {
  app: string
  version: string
  route: string
  kind: string
  stage: string
  message: string
}

export const listenToReports = (page: Page): Report[] => {
  const reports: Report[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/client-failures')) reports.push(...request.postDataJSON().reports)
  })
  return reports
}

/** The kinds except for loads. */
export const kindsOf = (reports: readonly Report[], name: string): string[] =>
  reports.filter(({ app, kind }) => app === name && kind !== 'load').map(({ kind }) => kind)

/** Only the app under fault failed, in its live version. */
export const expectCharged = async (page: Page, reports: readonly Report[]): Promise<void> => {
  await expect.poll(() => kindsOf(reports, app.name)).toEqual(['failure'])
  const { apps } = await (await page.request.get('/registry.json')).json()
  const failures = reports.filter(({ kind }) => kind === 'failure')
  expect(failures.map(one => [one.app, one.version])).toEqual([[app.name, apps[app.name].version]])
}
