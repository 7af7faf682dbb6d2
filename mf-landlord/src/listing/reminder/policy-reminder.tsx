import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useFormContext } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'
import { type PolicyReminding, policyWords } from './use-policy-reminder.ts'

/** The platform's policy, shown above the form unless recently acknowledged (spec §2.7, §4). */
export function PolicyReminder({ reminder: { isDue, acknowledge } }: { reminder: PolicyReminding }) {
  const { setFocus } = useFormContext<ListingForm>()
  if (!isDue) return null
  return (
    <Notice
      tone="warning"
      title="Platform policy"
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            acknowledge()
            // The focused button disappears.
            setFocus('title')
          }}
        >
          I understand
        </Button>
      }
    >
      {policyWords}
    </Notice>
  )
}
