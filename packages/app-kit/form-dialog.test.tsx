import { expect, test } from 'bun:test'
import { ApiError } from '@portal/client/api-error'
import { TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { cleanup, render as renderPage, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { TextField } from './fields/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

interface NoteDialogProps {
  happened: string[]
  answer: () => Promise<unknown>
}

function NoteDialog({ happened, answer }: NoteDialogProps) {
  const form = useForm({ defaultValues: { words: '' } })
  return (
    <FormDialog
      title="Add Note"
      form={form}
      names={['words']}
      submit="Add"
      send={async ({ words }) => {
        happened.push(`sent ${words}`)
        const answered = await answer()
        happened.push('saved')
        return answered
      }}
      onFail={() => happened.push('failed')}
      onClose={() => happened.push('closed')}
    >
      <TextField control={form.control} name="words" label="Words" />
    </FormDialog>
  )
}

const render = (dialog: NoteDialogProps) =>
  renderPage(
    <TestStage platform={testPlatform({})}>
      <NoteDialog {...dialog} />
    </TestStage>,
  )

const draw = async (answer: () => Promise<unknown>) => {
  const happened: string[] = []
  render({ happened, answer })
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'Ring twice{Enter}')
  return happened
}

test('it cannot be sent again while it is being saved, but can be closed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const happened = await draw(() => promise)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  resolve()
  await waitFor(() => expect(happened).toEqual(['sent Ring twice', 'closed', 'saved', 'closed']))
})

test('it closes once it is saved, unless the answer is false', async () => {
  const happened = await draw(async () => undefined)
  await waitFor(() => expect(happened).toEqual(['sent Ring twice', 'saved', 'closed']))
  cleanup()
  const unfinished = await draw(async () => false)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', false))
  expect(unfinished).toEqual(['sent Ring twice', 'saved'])
})

test('a click beside it closes it only while nothing is entered', async () => {
  const happened: string[] = []
  render({ happened, answer: async () => {} })
  const overlay = screen.getByRole('dialog').previousElementSibling ?? document.body
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'Ring twice')
  await userEvent.click(overlay)
  expect(happened).toEqual([])
  await userEvent.clear(screen.getByRole('textbox', { name: 'Words' }))
  await userEvent.click(overlay)
  expect(happened).toEqual(['closed'])
})

test('a failure keeps what was entered, with the API’s message at its field', async () => {
  const happened = await draw(() =>
    Promise.reject(
      new ApiError(422, '', {
        code: 'invalid',
        message: 'Please check the form.',
        requestId: 'test',
        fields: { words: 'Too short' },
      }),
    ),
  )
  const words = screen.getByRole('textbox', { name: 'Words' })
  await screen.findByText('Too short')
  expect(words).toHaveProperty('value', 'Ring twice')
  expect(happened).toEqual(['sent Ring twice', 'failed'])
  await waitFor(() => expect(document.activeElement === words).toBe(true))
})
