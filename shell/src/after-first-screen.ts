import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import { afterLoad } from './after-load.ts'

/** For a page that no app draws, or a slow one. */
const frameWithinMs = 5000
const contentWithinMs = 10_000
const lookAgainMs = 200

let firstFrame: Promise<void> | undefined

/** Called once, when the portal starts. */
export const awaitFirstFrame = (): void => {
  firstFrame = new Promise(resolve => {
    window.addEventListener(firstFrameEvent, () => resolve(), { once: true })
    setTimeout(resolve, frameWithinMs)
  })
}

const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

const contentIsThere = async (): Promise<void> => {
  await firstFrame
  const until = performance.now() + contentWithinMs
  while (isLoading() && performance.now() < until)
    await new Promise(resolve => setTimeout(resolve, lookAgainMs))
}

/** Once the page shows its content and the browser is idle; `pauseMs` after that. */
export const afterFirstScreen = async (work: () => void, pauseMs = 0): Promise<void> => {
  await contentIsThere()
  setTimeout(() => afterLoad(work), pauseMs)
}
