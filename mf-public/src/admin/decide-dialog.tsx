// Decides a finding or an appeal. Opening it takes the finding, so that nobody else decides it meanwhile.
import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { DecideFinding, type Finding } from '@portal/contract/moderation/finding'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type Decision, defaultReason, isUntold, wordsFor } from './decision-words.ts'
import { findingTitle, nameOf, removalOf } from './finding-words.ts'

/** What a decision can change. */
const findingReads = [
  findingEndpoints.list,
  findingEndpoints.read,
  adminPeopleEndpoints.read,
  adminPropertyEndpoints.read,
]

interface DecideDialogProps {
  finding: Finding
  decision: Decision
  onClose: () => void
  /** After it was decided and the focus returned. */
  onDecided?: () => void
}

export const DecideDialog = ({ finding, decision, onClose, onDecided }: DecideDialogProps) => {
  const { id, status, takenBy, accused } = finding
  const words = wordsFor(finding, decision)
  const title = `${words.title}: ${findingTitle(finding)}`
  const ownId = useSession()?.user.id
  const wasOwn = takenBy?.id === ownId
  const isDecided = useRef(false)
  const isSecret = isUntold(finding, decision)
  const told = isSecret ? finding.reporter && 'the person who reported it' : nameOf(accused)
  const take = useChange({
    send: () => call(findingEndpoints.take, { params: { id } }),
    reads: [findingEndpoints.list],
  })
  const takeOnce = useEffectEvent(() => wasOwn || take.mutate())
  useEffect(() => void takeOnce(), [])
  const form = useForm<DecideFinding>({
    resolver: zodResolver(DecideFinding),
    defaultValues: { decision, reason: defaultReason(finding, decision), action: 'none' },
  })
  const cancel = () => {
    if (!wasOwn && !take.isError && !isDecided.current)
      call(findingEndpoints.release, { params: { id } }).catch(() => undefined) // it lapses by itself
    onClose()
  }
  if (take.isError)
    return (
      <Dialog
        title={title}
        size="sm"
        onClose={onClose}
        footer={
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        }
      >
        <Notice tone="warning" live title={titleOf(take.error, 'You can’t decide this now')}>
          {sentenceOf(take.error, 'Please try again.')}
        </Notice>
      </Dialog>
    )
  const removal = removalOf(finding)
  return (
    <FormDialog
      title={title}
      placement="sheet"
      form={form}
      names={['reason', 'action']}
      submit={words.submit}
      variant={decision === 'confirmed' && status !== 'appealed' ? 'danger' : 'primary'}
      send={body => call(findingEndpoints.decide, { params: { id }, body })}
      reads={findingReads}
      onDone={() => {
        isDecided.current = true
      }}
      done={() => ({ title: words.done, ...(told && { description: `We’ll let ${told} know.` }) })}
      failed={error => titleOf(error, 'We couldn’t save your decision')}
      onClose={cancel}
      onClosed={() => isDecided.current && onDecided?.()}
    >
      {decision === 'confirmed' && status !== 'appealed' && (
        <Controller
          control={form.control}
          name="action"
          render={({ field, fieldState }) => (
            <Field label="What to do" group error={fieldState.error?.message}>
              <RadioGroup
                options={[
                  ...(removal
                    ? [{ value: 'hide' as const, label: removal, help: 'Others can no longer see it.' }]
                    : []),
                  { value: 'warn', label: 'Warn', help: `${accused.firstName} has to acknowledge it.` },
                  { value: 'none', label: 'Nothing else', help: 'Three confirmed violations stop posting.' },
                ]}
                value={field.value ?? 'none'}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
      )}
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        help={
          isSecret
            ? 'Only administrators read this.'
            : `${accused.firstName} reads this. Don’t say who reported it.`
        }
        required
        rows={4}
      />
    </FormDialog>
  )
}
