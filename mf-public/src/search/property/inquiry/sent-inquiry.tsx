import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { InquiryResult } from './use-inquiry-form.ts'

/** The sent inquiry as the landlord sees it, and what the contact filter changed. */
export function SentInquiry({ sent: { inquiry, notice }, name }: { sent: InquiryResult; name: string }) {
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

const Quote = styled.blockquote`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
