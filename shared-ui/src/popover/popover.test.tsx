import { expect, test } from 'bun:test'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const Bar = () => {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(!isOpen)}>
        News
      </Button>
      {isOpen && (
        <Popover title="What is new" opener={opener} onClose={close} footer={<a href="#all">All</a>}>
          <button type="button" onClick={close}>
            Read
          </button>
        </Popover>
      )}
      <button type="button">Elsewhere</button>
    </>
  )
}

const popover = () => screen.queryByRole('dialog', { name: 'What is new' })
const button = (name: string) => screen.getByRole('button', { name })

const openByKey = async () => {
  render(<Bar />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

test('it opens named, with the focus on it, Tab leads through it, and the page stays reachable', async () => {
  await openByKey()
  expect(popover()).toBe(document.activeElement as HTMLElement)
  await userEvent.tab()
  expect(document.activeElement).toBe(button('Read'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'All' }))
  expect(button('Elsewhere')).toBeDefined()
})

test('Escape closes it and returns the focus to its button', async () => {
  await openByKey()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(popover()).toBeNull()
  expect(document.activeElement).toBe(button('News'))
})

test('what closes it from inside returns the focus, too', async () => {
  await openByKey()
  await userEvent.click(button('Read'))
  expect(popover()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('News')))
})

test('a second press on its button closes it, and so does a press elsewhere, where the focus stays', async () => {
  render(<Bar />)
  await userEvent.click(button('News'))
  expect(popover()).not.toBeNull()
  await userEvent.click(button('News'))
  expect(popover()).toBeNull()
  await userEvent.click(button('News'))
  await new Promise(resolve => setTimeout(resolve)) // Radix listens from the next task on
  await userEvent.click(button('Elsewhere'))
  await waitFor(() => expect(popover()).toBeNull())
  expect(document.activeElement).toBe(button('Elsewhere'))
})
