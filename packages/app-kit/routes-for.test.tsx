import { expect, spyOn, test } from 'bun:test'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, screen } from '@testing-library/react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { routesFor } from './routes-for.tsx'

const Home = () => {
  const navigate = useNavigate()
  return (
    <>
      <h1>Home {useParams().id}</h1>
      <Link to="/broken">Break</Link>
      <button type="button" onClick={() => navigate('/of-another-app')}>
        Leave
      </button>
    </>
  )
}

const Broken = () => {
  throw new Error('This page is broken.')
}

let loads = 0
const pages: AppPage[] = [
  { path: '/homes/:id', access: 'anyone', title: 'Home', component: Home },
  { path: '/broken', access: 'anyone', title: 'Broken', component: Broken },
  {
    path: '/later',
    access: 'anyone',
    title: 'Later',
    firstPaint: <p>Loading</p>,
    load: async () => {
      loads += 1
      return () => <h1>Later</h1>
    },
  },
]
const Routes = routesFor(pages)

const draw = (address: string) => {
  visit('http://localhost', address)
  return drawOn(testPlatform(null), <Routes />)
}

test('the page at the address is drawn, and nothing for an address of another app', () => {
  const { container } = draw('/homes/7?view=map')
  expect(screen.getByRole('heading').textContent).toBe('Home 7')
  act(() => screen.getByRole('button', { name: 'Leave' }).click())
  expect(container.textContent).toBe('')
})

test('an error stays on its page, and the next address is drawn', async () => {
  const said = spyOn(console, 'error').mockImplementation(() => undefined)
  draw('/homes/7')
  act(() => screen.getByRole('link', { name: 'Break' }).click())
  expect(screen.queryByRole('heading', { name: 'Home 7' })).toBeNull()
  expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy()
  said.mockRestore()
  act(() => {
    window.history.pushState(null, '', '/homes/8')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('heading').textContent).toBe('Home 8')
})

test('a page that was loaded once is there at once when the app is mounted again', async () => {
  const { unmount } = draw('/later')
  expect(await screen.findByRole('heading', { name: 'Later' })).toBeTruthy()
  unmount()
  draw('/later')
  expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy()
  expect(loads).toBe(1)
})
