import type { Locator } from '@playwright/test'
import { waitUntilFinished } from './screens.ts'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The place on the screen in CSS pixels, once the app has replaced what the server drew. */
export const boxOf = async (element: Locator): Promise<Box> => {
  await waitUntilFinished(element.page())
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown.`)
  return box
}
