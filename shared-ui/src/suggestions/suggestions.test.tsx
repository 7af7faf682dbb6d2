import { expect, mock, test } from 'bun:test'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { TextInput } from '../text-input/text-input.tsx'
import { type Suggestion, Suggestions } from './suggestions.tsx'

const cities = ['Oakland, CA', 'Oakley, CA', 'Berkeley, CA'].map(text => ({ key: text, text }))

const startingWith = async (text: string): Promise<Suggestion[]> =>
  cities.filter(city => city.text.toLowerCase().startsWith(text.toLowerCase()))

const PlaceField = (props: Pick<ComponentProps<typeof Suggestions>, 'suggest' | 'onChoose'>) => {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <TextInput aria-label="Place" ref={setField} />
      {field && <Suggestions field={field} label="Places" {...props} />}
    </>
  )
}

const draw = (
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]> = startingWith,
) => {
  const onChoose = mock()
  const onSubmit = mock((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <PlaceField suggest={suggest} onChoose={onChoose} />
    </form>,
  )
  return { onChoose, onSubmit, user: userEvent.setup(), field: () => screen.getByLabelText('Place') }
}

const options = () => screen.queryAllByRole('option').map(option => option.textContent)

test('arrow keys wrap around the list, and Enter chooses without sending the form', async () => {
  const { user, field, onChoose, onSubmit } = draw()
  await user.type(field(), 'oak')
  await waitFor(() => expect(options()).toEqual(['Oakland, CA', 'Oakley, CA']))
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await user.keyboard('{ArrowUp}')
  const active = field().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(active)?.textContent).toBe('Oakley, CA')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith(cities[0])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(options()).toEqual([])
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

test('Enter without a choice sends the form, and later suggestions are not shown', async () => {
  const answer = Promise.withResolvers<Suggestion[]>()
  const { user, field, onSubmit } = draw(() => answer.promise)
  await user.type(field(), 'oak')
  await act(() => Bun.sleep(200))
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  answer.resolve(cities)
  await act(() => Bun.sleep(20))
  expect(options()).toEqual([])
})

test('Escape closes only the list; so does leaving the field', async () => {
  const { user, field } = draw()
  const around = mock()
  document.addEventListener('keydown', around, { capture: true })
  await user.type(field(), 'oa')
  await waitFor(() => expect(options()).toHaveLength(2))
  around.mockClear()
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(around).not.toHaveBeenCalled()
  document.removeEventListener('keydown', around, { capture: true })
  await user.keyboard('k')
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.tab()
  expect(options()).toEqual([])
})

test('a slow answer to earlier typing is not shown, and a failure shows none', async () => {
  const first = Promise.withResolvers<Suggestion[]>()
  const { user, field } = draw(async (text, signal) => {
    if (text !== 'o') throw new Error('away')
    signal.addEventListener('abort', () => first.resolve(cities))
    return first.promise
  })
  await user.type(field(), 'o')
  await act(() => Bun.sleep(200))
  await user.type(field(), 'a')
  await act(() => Bun.sleep(200))
  expect(options()).toEqual([])
})
