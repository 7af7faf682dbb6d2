import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { lazily } from '../platform/lazily.tsx'
import { DialogOnDemand } from './dialog-on-demand.tsx'

// React logs what a boundary caught.
let complaints: ReturnType<typeof spyOn>
beforeEach(() => {
  complaints = spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => complaints.mockRestore())

interface NoteProps {
  onClose: () => void
}

const Note = ({ onClose }: NoteProps) => (
  <Dialog onClose={onClose} title="Add Note">
    <input aria-label="Words" />
  </Dialog>
)

const PageWithNote = ({ LazyNote }: { LazyNote: ComponentType<NoteProps> }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Note</Button>
      {isOpen && (
        <DialogOnDemand title="Add Note" onClose={close}>
          <LazyNote onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

/** Presses the button that opens the dialog. */
const draw = async (load: () => Promise<ComponentType<NoteProps>>) => {
  render(<PageWithNote LazyNote={lazily(load)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
}

const focused = () => document.activeElement?.textContent

test('a placeholder shows at once, the dialog replaces it, and the focus returns to the button', async () => {
  const code = Promise.withResolvers<ComponentType<NoteProps>>()
  await draw(() => code.promise)
  expect(screen.getByRole('heading', { name: 'Add Note' })).toBeDefined()
  expect(screen.getByRole('status', { busy: true }).textContent).toBe('Loading')
  expect(focused()).toBe('Note')
  await act(async () => code.resolve(Note))
  expect((await screen.findByRole('dialog')).contains(document.activeElement)).toBe(true)
  expect(screen.getAllByRole('heading', { name: 'Add Note' })).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe('Note')
})

test('one that fails to load says so, with the focus on Try again, which loads it', async () => {
  let isServed = false
  await draw(async () => {
    if (!isServed) throw new Error('404')
    return Note
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t open this')
  expect(focused()).toBe('Try again')
  isServed = true
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('dialog')).contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe('Note')
})

test('the server leaves it out, and it appears once the browser takes over', async () => {
  const page = (
    <main>
      <h1>Requests</h1>
      <DialogOnDemand title="Add Note" onClose={() => {}}>
        {createElement(
          lazily<NoteProps>(() => new Promise(() => {})),
          { onClose: () => {} },
        )}
      </DialogOnDemand>
    </main>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('Requests')
  render(page, { container, hydrate: true })
  expect(screen.getByRole('heading', { name: 'Add Note' })).toBeDefined()
  expect(complaints).not.toHaveBeenCalled()
})

test('one that fails to load can be closed', async () => {
  await draw(() => Promise.reject(new Error('404')))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert') === null).toBe(true)
  expect(focused()).toBe('Note')
})
