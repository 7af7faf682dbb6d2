import { expect, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use, useLayoutEffect, useState } from 'react'
import { FirstFrame, firstFrameEvent } from './first-frame.tsx'

const goTo = (path: string) => {
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** As a router does, it listens from its first frame on. */
const Page = () => {
  const [path, setPath] = useState(location.pathname)
  useLayoutEffect(() => {
    const read = () => setPath(location.pathname)
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  return <h1>{path}</h1>
}

/** Goes on while the page is drawn, as an impatient person can. */
const Leaving = () => {
  useState(() => goTo('/second'))
  return null
}

test('who goes on before the first frame sees the page they went to', () => {
  goTo('/first')
  render(
    <FirstFrame>
      <Page />
      <Leaving />
    </FirstFrame>,
  )
  expect(screen.getByRole('heading').textContent).toBe('/second')
})

const Loading = ({ code }: { code: Promise<string> }) => <h1>{use(code)}</h1>

test('the first frame is announced once the code of the page is there, not before', async () => {
  const code = Promise.withResolvers<string>()
  let frames = 0
  const count = () => {
    frames++
  }
  window.addEventListener(firstFrameEvent, count)
  await act(async () => {
    render(
      <Suspense>
        <FirstFrame>
          <Loading code={code.promise} />
        </FirstFrame>
      </Suspense>,
    )
  })
  expect(frames).toBe(0)
  await act(async () => code.resolve('Homes'))
  expect(screen.getByRole('heading').textContent).toBe('Homes')
  expect(frames).toBe(1)
  window.removeEventListener(firstFrameEvent, count)
})
