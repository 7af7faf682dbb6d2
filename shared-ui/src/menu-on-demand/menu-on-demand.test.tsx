import { expect, mock, test } from 'bun:test'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { useMenuOnDemand } from './menu-on-demand.tsx'

const Actions = (props: { trigger: ReactNode; startsAtFirst: boolean }) => (
  <Menu defaultOpen {...props}>
    <MenuItem>Pause</MenuItem>
    <MenuItem>Delete</MenuItem>
  </Menu>
)

interface MoreProps {
  load: () => Promise<typeof Actions>
  onMissing: () => void
}

const More = ({ load, onMissing }: MoreProps) => {
  const [opened, attributes] = useMenuOnDemand(load, onMissing)
  if (!opened) return <Button {...attributes}>More</Button>
  return <opened.Menu trigger={<Button>More</Button>} startsAtFirst={opened.startsAtFirst} />
}

const draw = (load: MoreProps['load']) => {
  const onMissing = mock()
  render(<More load={load} onMissing={onMissing} />)
  return onMissing
}
const button = () => screen.getByRole('button', { name: 'More' })

test('hovering loads the menu, and a press opens it without focusing an item', async () => {
  const load = mock(async () => Actions)
  draw(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(button())
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(button())
  expect(await screen.findByRole('menu')).toBe(document.activeElement as HTMLElement)
})

test('a key opens it at its first item, and closing it returns the focus', async () => {
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    draw(async () => Actions)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect((await screen.findByRole('menuitem', { name: 'Pause' })).matches(':focus')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button())
    cleanup()
  }
})

test('a menu that fails to load is reported, and the next press tries again', async () => {
  let answer = Promise.withResolvers<typeof Actions>()
  const onMissing = draw(() => answer.promise)
  await userEvent.click(button())
  answer.reject(new Error('offline'))
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  answer = Promise.withResolvers()
  answer.resolve(Actions)
  await userEvent.click(button())
  expect(await screen.findByRole('menu')).toBeDefined()
})
