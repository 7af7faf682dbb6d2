// What comes next with a tour, and the buttons for what the tenant does about it.
import { TourCalendar } from '@portal/app-kit/tour-calendar'
import { useChange } from '@portal/app-kit/use-change'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { nextStepInWords, nextStepOf } from '@portal/contract/inquiries/inquiry-words'
import { landlordName } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

/** Renders nothing while nothing is expected of either side. */
export function TourSteps({ inquiry }: { inquiry: Inquiry }) {
  const now = Date.now()
  const words = nextStepInWords(inquiry, 'tenant', now)
  const type = nextStepOf(inquiry, now)?.type
  if (!words) return null
  return (
    <Stack $gap={2}>
      <Text $weight={type === 'choose_viewing' ? 'semibold' : 'regular'}>{words}</Text>
      {type === 'choose_viewing' && <Proposals inquiry={inquiry} />}
      {type === 'attend_viewing' && <TourCalendar inquiry={inquiry} />}
      {type === 'say_outcome' && <LandlordAbsent inquiry={inquiry} />}
    </Stack>
  )
}

const reads = [inquiryEndpoints.list, inquiryEndpoints.read]

function Proposals({ inquiry }: { inquiry: Inquiry }) {
  const { id, property, proposedDates } = inquiry
  const choose = useChange({
    send: (date: string) => call(inquiryEndpoints.choose, { params: { id }, body: { date } }),
    reads,
    done: (_, date) => ({ title: 'Tour scheduled', description: visitInWords(date, property.timeZone) }),
    failed: error => titleOf(error, 'We couldn’t schedule the tour'),
  })
  const open = proposedDates.filter(date => Date.parse(date) > Date.now())
  return (
    <Stack as="ul" role="list" $gap={2} aria-label="Proposed times">
      {open.map(date => (
        <li key={date}>
          <Button
            variant="outline"
            pending={choose.isPending && choose.variables === date}
            disabled={choose.isPending}
            onClick={() => choose.mutate(date)}
          >
            {visitInWords(date, property.timeZone)}
          </Button>
        </li>
      ))}
    </Stack>
  )
}

function LandlordAbsent({ inquiry }: { inquiry: Inquiry }) {
  const say = useChange({
    send: () =>
      call(inquiryEndpoints.outcome, {
        params: { id: inquiry.id },
        body: { outcome: 'landlord_absent' },
      }),
    reads,
    done: () => ({ title: 'Saved', description: `We’ll let ${landlordName(inquiry)} know.` }),
    failed: error => titleOf(error, 'We couldn’t save this'),
  })
  return (
    <div>
      <Button variant="outline" size="sm" pending={say.isPending} onClick={() => say.mutate()}>
        The landlord didn’t show up
      </Button>
    </div>
  )
}
