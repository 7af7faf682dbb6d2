// What the portal answers, changed on its way to the page.
import type { APIResponse, Route } from '@playwright/test'

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && /disposed|closed|Test ended/.test(error.message)

/** Does what answers a page, which may be gone before that is done, as at a story's end: nobody waits for it then. */
export const whileWaitedFor = async (answer: () => Promise<void>): Promise<void> => {
  try {
    await answer()
  } catch (error) {
    if (!isCutOff(error)) throw error
  }
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Answers as the portal does, but for what `change` returns. Redirects are left to the browser. */
export const changeAnswer = (
  route: Route,
  change: (response: APIResponse) => Promise<Answer>,
): Promise<void> =>
  whileWaitedFor(async () => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, ...(await change(response)) })
  })
