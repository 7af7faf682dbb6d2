import { expect, spyOn, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import { FirstFrame, firstFrameEvent } from './first-frame.tsx'
import { lazily, WhileLoading } from './lazily.tsx'

const goTo = (path: string) => {
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Like a router, it listens from its first frame on. */
const Page = () => {
  const [path, setPath] = useState(location.pathname)
  useLayoutEffect(() => {
    const read = () => setPath(location.pathname)
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  return <h1>{path}</h1>
}

/** Navigates while the page is drawn, as an impatient person can. */
const Leaving = () => {
  useState(() => goTo('/second'))
  return null
}

test('a person who navigates before the first frame sees the page they went to', () => {
  goTo('/first')
  render(
    <FirstFrame>
      <Page />
      <Leaving />
    </FirstFrame>,
  )
  expect(screen.getByRole('heading').textContent).toBe('/second')
})

const Homes = () => <h1>Homes</h1>

/** Counts the frames that are announced, each with the page's content then. */
const countFrames = () => {
  const frames: (string | undefined)[] = []
  const count = () => void frames.push(document.querySelector('h1')?.textContent)
  window.addEventListener(firstFrameEvent, count)
  return { frames, stop: () => window.removeEventListener(firstFrameEvent, count) }
}

test("the first frame is announced once the page's code is loaded, not before", async () => {
  const code = Promise.withResolvers<ComponentType>()
  const { frames, stop } = countFrames()
  const Page = lazily(() => code.promise)
  await act(async () => {
    render(
      <FirstFrame>
        <Page />
      </FirstFrame>,
    )
  })
  expect(frames).toEqual([])
  await act(async () => code.resolve(Homes))
  expect(frames).toEqual(['Homes'])
  stop()
})

test("a page's placeholder is its first frame", async () => {
  const code = Promise.withResolvers<ComponentType>()
  const { frames, stop } = countFrames()
  const Page = lazily(() => code.promise)
  await act(async () => {
    render(
      <FirstFrame>
        <WhileLoading show={<h1>Loading</h1>}>
          <Page />
        </WhileLoading>
      </FirstFrame>,
    )
  })
  expect(frames).toEqual(['Loading'])
  await act(async () => code.resolve(Homes))
  expect(frames).toEqual(['Loading'])
  stop()
})

test('a page whose code fails to load is announced with the error panel', async () => {
  const complaints = spyOn(console, 'error').mockImplementation(() => undefined)
  const { frames, stop } = countFrames()
  const Page = lazily(async () => Promise.reject(new Error('404')))
  await act(async () => {
    render(
      <FirstFrame>
        <Boundary fallback={() => <h1>It did not come</h1>}>
          <Page />
        </Boundary>
      </FirstFrame>,
    )
  })
  expect(frames).toEqual(['It did not come'])
  complaints.mockRestore()
  stop()
})
