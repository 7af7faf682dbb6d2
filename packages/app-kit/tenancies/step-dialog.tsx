import { call } from '@portal/client/call'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { formatDate } from '@portal/shared-ui/format-date'
import { HomeName } from '@portal/shared-ui/home-name'
import { Text } from '@portal/shared-ui/text'
import { ChangeDialog } from '../change-dialog.tsx'
import type { Read } from '../use-change.tsx'
import { datesOf, depositOf, rentOf } from './tenancy-details.tsx'
import { tenancyReads } from './tenancy-reads.tsx'
import { stepTitles, type TenancyStep } from './tenancy-steps.tsx'

interface StepWords {
  button: string
  isDangerous?: true
  meaning: (tenancy: Tenancy) => string
  done: string
  failed: string
}

const stepWords: Record<TenancyStep, StepWords> = {
  agree: {
    button: 'Agree',
    meaning: tenancy =>
      `You agree to rent this home. We’ll let ${landlordName(tenancy)} know, and the home will no longer be offered to others.`,
    done: 'You agreed to the offer',
    failed: 'We couldn’t record your agreement',
  },
  decline: {
    button: 'Decline offer',
    isDangerous: true,
    meaning: tenancy => `We’ll let ${landlordName(tenancy)} know.`,
    done: 'Offer declined',
    failed: 'We couldn’t decline the offer',
  },
  withdraw: {
    button: 'Withdraw offer',
    isDangerous: true,
    meaning: tenancy => `${tenantName(tenancy)} can no longer agree to it.`,
    done: 'Offer withdrawn',
    failed: 'We couldn’t withdraw the offer',
  },
  acceptNotice: {
    button: 'Accept notice',
    meaning: ({ notice, startsOn }) => {
      if (!notice) return ''
      const day = formatDate(notice.endsOn)
      return notice.endsOn < startsOn ? 'The tenancy will be canceled.' : `The last day will be ${day}.`
    },
    done: 'Notice accepted',
    failed: 'We couldn’t accept the notice',
  },
}

/** A notice is accepted for the day that the person reads here. */
const send = (step: TenancyStep, { id, notice }: Tenancy) => {
  const params = { id }
  return step === 'acceptNotice'
    ? call(tenancyEndpoints.acceptNotice, { params, body: notice ? { endsOn: notice.endsOn } : {} })
    : call(tenancyEndpoints[step], { params })
}

interface StepDialogProps {
  tenancy: Tenancy
  step: TenancyStep
  /** What shows the tenancy besides its own pages. */
  reads?: readonly Read[]
  onClose: () => void
}

export function StepDialog({ tenancy, step, reads = [], onClose }: StepDialogProps) {
  const words = stepWords[step]
  return (
    <ChangeDialog
      title={stepTitles[step]}
      submit={words.button}
      dismiss="Not now"
      variant={words.isDangerous ? 'danger' : 'primary'}
      send={() => send(step, tenancy)}
      reads={[...tenancyReads, ...reads]}
      done={{ title: words.done }}
      failed={words.failed}
      onClose={onClose}
    >
      <div>
        <HomeName title={tenancy.title} address={addressOf(tenancy)} />
        <Text $size="sm" $tone="muted">
          {[datesOf(tenancy), rentOf(tenancy), depositOf(tenancy)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text>{words.meaning(tenancy)}</Text>
    </ChangeDialog>
  )
}
