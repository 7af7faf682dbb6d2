// Sends the form or leaves it, and says which sections have errors.
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Inspection } from './inspection.ts'
import { PolicyBanner } from './inspection-notices.tsx'
import type { ListingForm } from './listing-form.ts'
import { outlineOf } from './listing-outline.ts'

export function FormActions({ inspection }: { inspection: Inspection }) {
  const { formState } = useFormContext<ListingForm>()
  const { errors, isSubmitting, isSubmitted } = formState
  const toFix = outlineOf({}, errors).filter(({ state }) => state === 'invalid')
  return (
    <Stack>
      <PolicyBanner inspection={inspection} />
      {isSubmitted && toFix.length > 0 && (
        <Notice tone="danger" live title="Some fields need attention">
          Check these sections: {toFix.map(({ label }) => label).join(', ')}.
        </Notice>
      )}
      <Stack $direction="row">
        <Button
          type="submit"
          size="lg"
          disabled={inspection.outcome === 'blocked'}
          pending={isSubmitting}
          pendingText="Creating..."
        >
          Create Property Listing
        </Button>
        <Button asChild variant="ghost" size="lg">
          <Link to={sitePaths.landlordProperties}>Cancel</Link>
        </Button>
      </Stack>
      <Text $size="sm" $tone="muted">
        What you type is kept on this device until the listing is created.
      </Text>
    </Stack>
  )
}
