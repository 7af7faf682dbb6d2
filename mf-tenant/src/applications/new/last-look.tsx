import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import type { Property } from '@portal/contract/properties/property'
import { countOf, landlordName } from '@portal/contract/properties/property-words'
import { capitalized } from '@portal/contract/values/words'
import { DetailList } from '@portal/shared-ui/detail-list'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Text } from '@portal/shared-ui/text'
import { lastMoment, type SharedChoice } from './shared-choice.ts'
import type { Wishes } from './wishes.ts'

interface LastLookProps {
  title: string
  home: Property
  wishes: Wishes
  shared: SharedChoice
  /** As consents name it. */
  fields: readonly string[]
}

/** Exactly what is sent, what is shared, with whom, and until when. */
export function LastLook({ title, home, wishes, shared, fields }: LastLookProps) {
  const name = landlordName(home)
  return (
    <FormSection title={title} description={`Only ${name} gets this.`}>
      <DetailList
        details={[
          { label: 'Rent', value: `${formatMoney(home.rentAmount)} a month` },
          { label: 'Move-in date', value: formatDate(wishes.moveInDate) },
          {
            label: 'Lease',
            value: wishes.leaseMonths ? countOf(wishes.leaseMonths, 'month') : 'No preference',
          },
          { label: 'Occupants', value: countOf(wishes.occupants, 'person', 'people') },
          { label: 'Message', value: wishes.message },
          {
            label: 'Shared',
            value:
              fields.length === 0
                ? 'No details from your profile'
                : `${capitalized(factsInWords(fields))}, until ${formatDate(lastMoment(shared))}`,
          },
          { label: 'Your name', value: 'Your first and last name' },
          { label: 'Requirements', value: 'Whether you meet each one, but not the amounts' },
        ]}
      />
      <Text $size="sm" $tone="muted">
        {name} has 30 days to decide. You stop sharing right away if the application is declined, withdrawn or
        expires.
      </Text>
    </FormSection>
  )
}
