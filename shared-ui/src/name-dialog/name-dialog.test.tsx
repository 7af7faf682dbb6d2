import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NameDialog } from './name-dialog.tsx'

const draw = (failure?: { title: string; message: string }) => {
  const saved: string[] = []
  render(
    <NameDialog
      title="Rename this search"
      name="Lofts"
      maxLength={10}
      missing="Please give this search a name"
      save="Save name"
      isSaving={false}
      failure={failure}
      onSave={name => saved.push(name)}
      onClose={() => undefined}
    />,
  )
  const name = screen.getByRole('textbox', { name: /^Name/ })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  return { saved, name, press }
}

test('an empty name is asked for, until something is typed', async () => {
  const { saved, name, press } = draw()
  await userEvent.clear(name)
  await userEvent.type(name, '  ')
  await press()
  expect(screen.getByText('Please give this search a name')).toBeTruthy()
  expect(saved).toEqual([])
  await userEvent.type(name, 'By the lake, for two')
  expect(screen.queryByText('Please give this search a name')).toBeNull()
  await press()
  expect(saved).toEqual(['By the l']) // 10 characters, including two spaces
})

test('a failure is shown, and the name stays', () => {
  const { name } = draw({ title: 'We couldn’t rename the search', message: 'Please try again.' })
  expect(screen.getByRole('alert').textContent).toContain('Please try again.')
  expect(name).toHaveProperty('value', 'Lofts')
})
