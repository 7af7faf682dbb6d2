// A failure keeps the text.
import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { call, queryOf } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import {
  type ComparedApplication,
  DeclineApplication,
  declineReasons,
} from '@portal/contract/applications/application'
import { criterionWords, declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { criterionNames } from '@portal/contract/applications/fit'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { backgroundCheckStateAt } from '@portal/contract/background-checks/lifecycle'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { checksOf } from './applications-reads.ts'
import { decisionReads } from './decision-reads.ts'

interface DeclineDialogProps {
  application: ComparedApplication
  onClose: () => void
}

export function DeclineDialog({ application, onClose }: DeclineDialogProps) {
  const { firstName } = application.tenant
  const form = useForm<DeclineApplication, unknown, z.output<typeof DeclineApplication>>({
    resolver: zodResolver(DeclineApplication),
    defaultValues: { reason: 'another_applicant', criteria: [], message: '' },
  })
  const [reason, criteria = [], message] = form.watch(['reason', 'criteria', 'message'])
  const checks = useQuery(queryOf(backgroundCheckEndpoints.list, checksOf(application.id))).data
  const hasReport = checks?.backgroundChecks.some(
    check => backgroundCheckStateAt(check, Date.now()) === 'released',
  )
  const reasons = declineReasons.filter(value => value !== 'background_report' || hasReport)
  const isAboutCriteria = reason === 'criteria_not_met'
  return (
    <FormDialog
      title="Decline this application?"
      description={`${firstName} will see the reason. They stop sharing their details with you right away, and neither of you can undo this.`}
      form={form}
      names={['reason', 'criteria', 'message']}
      submit="Decline application"
      variant="danger"
      endpoint={applicationEndpoints.decline}
      message={message}
      send={(body: DeclineApplication) =>
        call(applicationEndpoints.decline, { params: { id: application.id }, body })
      }
      reads={decisionReads}
      done={({ notice }) => ({
        title: 'Application declined',
        description: notice ?? `We’ll tell ${firstName} the reason.`,
      })}
      failed={error => titleOf(error, 'We couldn’t decline the application')}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="reason"
        label="Reason"
        required
        options={reasons.map(value => ({ value, label: declineReasonWords[value] }))}
      />
      {isAboutCriteria && (
        <FactChoices
          label="Which"
          choices={criterionNames.map(name => ({ field: name, label: criterionWords[name] }))}
          chosen={criteria}
          onChange={chosen =>
            form.setValue(
              'criteria',
              criterionNames.filter(name => chosen.includes(name)),
            )
          }
          error={form.formState.errors.criteria?.message}
        />
      )}
      <TextAreaField
        control={form.control}
        name="message"
        label="Message"
        help="Optional. Write about the home’s requirements, never about who should live there."
        rows={3}
      />
    </FormDialog>
  )
}
