import type { APIResponse, Route } from '@playwright/test'

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && /disposed|closed|Test ended/.test(error.message)

/** Ignores errors of a page that is gone before the handler ends, such as at a story's end. */
export const whilePageIsOpen = async (answer: () => Promise<void>): Promise<void> => {
  try {
    await answer()
  } catch (error) {
    if (!isCutOff(error)) throw error
  }
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** The browser follows redirects. */
export const changeAnswer = (
  route: Route,
  change: (response: APIResponse) => Promise<Answer>,
): Promise<void> =>
  whilePageIsOpen(async () => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, ...(await change(response)) })
  })
