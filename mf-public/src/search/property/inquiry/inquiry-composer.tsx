import type { Property } from '@portal/contract/properties/property'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { InquiryType } from './inquiry-draft.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { SlotsArea, useSlots } from './slots-area.tsx'
import { type InquiryResult, useInquiryForm } from './use-inquiry-form.ts'

/** The sent inquiry as the landlord sees it, and what the contact filter changed. */
function SentInquiry({ sent: { inquiry, notice }, name }: { sent: InquiryResult; name: string }) {
  const words = useRef<HTMLDivElement>(null)
  // The focused button is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <Stack ref={words} tabIndex={-1} role="status">
      <Text>We’ll let you know when {name} replies.</Text>
      {notice && <Notice tone="warning">{notice}</Notice>}
      <Quote>{inquiry.message}</Quote>
    </Stack>
  )
}

export interface InquiryComposerProps {
  property: Property
  type: InquiryType
  onClose: () => void
}

export const InquiryComposer = withQueries(({ property, type, onClose }: InquiryComposerProps) => {
  const [sent, setSent] = useState<InquiryResult | null>(null)
  const inquiry = useInquiryForm(property, type, setSent)
  const { form, formId, inspection } = inquiry
  const { isSubmitting } = form.formState
  const isViewing = form.watch('inquiryType') === 'viewing'
  const name = landlordName(property)
  const slots = useSlots(property)
  const BookedTour = sent?.inquiry.status === 'scheduled' && slots.part?.BookedTour
  const ask = () => {
    form.setValue('inquiryType', 'question', { shouldDirty: true })
    setSent(null)
  }
  const sentTitle = BookedTour ? 'Tour scheduled' : `Sent to ${name}`
  return (
    <Dialog
      placement="sheet"
      onClose={onClose}
      title={sent ? sentTitle : isViewing ? 'Request a tour' : 'Ask a question'}
      description={sent ? property.title : `To ${name}, about ${property.title}`}
      footer={
        sent ? (
          <>
            <Button variant="outline" onClick={onClose}>
              Done
            </Button>
            <Button asChild>
              <Link to={sitePaths.inquiry(sent.inquiry.id)}>View your inquiries</Link>
            </Button>
          </>
        ) : (
          <DialogActions
            type="submit"
            form={formId}
            disabled={inspection.outcome === 'blocked'}
            pending={isSubmitting}
            pendingText="Sending..."
          >
            Send
          </DialogActions>
        )
      }
    >
      {sent && BookedTour && (
        <BookedTour
          inquiry={sent.inquiry}
          onAsk={form.getValues('message').trim() === '' ? undefined : ask}
        />
      )}
      {sent && !BookedTour && <SentInquiry sent={sent} name={name} />}
      {!sent && (
        <InquiryForm property={property} {...inquiry}>
          <SlotsArea
            property={property}
            slots={slots}
            onBooked={booked => setSent({ inquiry: booked, notice: null })}
          />
        </InquiryForm>
      )}
    </Dialog>
  )
})

const Quote = styled.blockquote`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
