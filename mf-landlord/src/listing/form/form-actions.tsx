import * as sitePaths from '@portal/contract/site-paths'
import { productInSentences } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { ListingForm } from './listing-form.ts'
import { outlineOf } from './listing-outline.ts'
import type { ListingInspection } from './use-listing-inspection.ts'

interface FormActionsProps {
  inspection: ListingInspection
  send: string
  sending: string
  isSending: boolean
  /** Below the buttons: a note on unsent text. */
  note: string
}

export function FormActions({ inspection, send, sending, isSending, note }: FormActionsProps) {
  const { formState } = useFormContext<ListingForm>()
  const { errors, isSubmitted } = formState
  const toFix = outlineOf({}, errors, new Set()).filter(({ state }) => state === 'invalid')
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
          pending={isSending}
          pendingText={sending}
        >
          {send}
        </Button>
        <Button asChild variant="ghost" size="lg">
          <Link to={sitePaths.landlordProperties}>Cancel</Link>
        </Button>
      </Stack>
      <Text $size="sm" $tone="muted">
        {note}
      </Text>
    </Stack>
  )
}

/** The policy's own words, next to the button that a violation disables (spec §8). */
function PolicyBanner({ inspection: { outcome } }: { inspection: ListingInspection }) {
  if (outcome === 'clean') return null
  return (
    <Notice tone={outcome === 'blocked' ? 'danger' : 'warning'}>
      Your listing contains external contact information which violates our platform policy. This content has
      been automatically filtered. All communications must happen through {productInSentences}.
    </Notice>
  )
}
