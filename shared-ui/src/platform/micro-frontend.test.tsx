import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { firstFrameEvent } from './first-frame.tsx'
import { floatingAssistant, microFrontend } from './micro-frontend.tsx'
import { usePlatform } from './platform.tsx'
import { createStore, useStore } from './store.tsx'
import { testPlatform } from './test-platform.tsx'

let element: HTMLElement
let frames: number
const countFrame = () => {
  frames++
}
// React logs what a boundary caught.
let complaints: ReturnType<typeof spyOn>
beforeEach(() => {
  element = document.body.appendChild(document.createElement('main'))
  frames = 0
  window.addEventListener(firstFrameEvent, countFrame)
  complaints = spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  element.remove()
  window.removeEventListener(firstFrameEvent, countFrame)
  complaints.mockRestore()
})

/** Renders synchronously what a lifecycle renders. */
const play = (lifecycle: () => Promise<void>): Promise<void> => {
  let ended = Promise.resolve()
  act(() => {
    ended = lifecycle()
  })
  return ended
}

const visit = (place = element) => ({ platform: testPlatform(null), domElementGetter: () => place })

test('an app is drawn where it is mounted, with the platform, and leaves nothing behind', async () => {
  let left = 0
  const { mount, unmount } = microFrontend(() => {
    useEffect(() => () => void left++, [])
    return <h1>{usePlatform().settings.mapTileUrl}</h1>
  })
  const here = visit()
  await play(() => mount(here))
  expect(element.querySelector('h1')?.textContent).toBe(here.platform.settings.mapTileUrl)
  expect(frames).toBe(1)
  await play(() => unmount(here))
  expect([element.innerHTML, left]).toEqual(['', 1])
  await play(() => unmount(here))
})

test('two visits are separate: ending the first one late leaves the second alone', async () => {
  const { mount, unmount } = microFrontend(() => <h1>Saved homes</h1>)
  const other = document.body.appendChild(document.createElement('main'))
  const [first, second] = [visit(), visit(other)]
  await play(() => mount(first))
  await play(() => mount(second))
  await play(() => unmount(first))
  expect([element.textContent, other.textContent]).toEqual(['', 'Saved homes'])
  await play(() => unmount(second))
  other.remove()
})

const Broken = () => {
  throw new Error('broken')
}

test('an app that throws shows the error panel, and has drawn its first frame', async () => {
  const { mount, unmount } = microFrontend(Broken)
  await play(() => mount(visit()))
  expect(screen.queryByRole('alert') !== null).toBe(true)
  expect(frames).toBe(1)
  await play(() => unmount(visit()))
})

test('when the error panel throws, too, mounting fails at once with its error', async () => {
  const reported: unknown[] = []
  const report = spyOn(globalThis, 'reportError').mockImplementation(error => void reported.push(error))
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => {
      throw new Error('no panel either')
    },
  })
  try {
    const failure = await microFrontend(Broken)
      .mount(visit())
      .then(() => null, String)
    expect(failure).toBe('Error: no panel either')
    expect(reported.map(String)).toEqual(['Error: no panel either'])
    expect(frames).toBe(0)
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
    report.mockRestore()
  }
})

test("the assistant is drawn beside the pages: its first frame is not announced as a page's", async () => {
  const isOpen = createStore(true)
  const { mount, unmount } = floatingAssistant(({ isOpen }) => (
    <p>{useStore(isOpen) ? 'open' : 'minimized'}</p>
  ))
  const here = { ...visit(), isOpen }
  await play(() => mount(here))
  expect([element.textContent, frames]).toEqual(['open', 0])
  act(() => isOpen.set(false))
  expect(element.textContent).toBe('minimized')
  await play(() => unmount(here))
  expect(element.innerHTML).toBe('')
})

test('what the assistant throws ends it, and the shell hears of it', async () => {
  const heard: unknown[] = []
  const { mount } = floatingAssistant(() => {
    throw new Error('broken')
  })
  const { platform, domElementGetter } = visit()
  const onFailure = (error: unknown) => void heard.push(error)
  await play(() =>
    mount({ platform: { ...platform, onFailure }, domElementGetter, isOpen: createStore(true) }),
  )
  expect(heard).toEqual([new Error('broken')])
  expect(element.innerHTML).toBe('')
})
