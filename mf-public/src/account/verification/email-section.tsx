import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import type { Verification } from '@portal/contract/verifications/verification'
import { Badge } from '@portal/shared-ui/badge'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

export const EmailSection = ({ check }: { check: Verification | undefined }) => (
  <FormSection title="Email address" description="You need it before any other check. Others don’t see it.">
    {check?.verifiedAt ? (
      <Stack $direction="row" $gap={2}>
        <Badge tone="success">Confirmed</Badge>
        <Text>{`${check.subject ?? ''} · ${formatDate(check.verifiedAt)}`}</Text>
      </Stack>
    ) : (
      <>
        <Text>Not confirmed yet.</Text>
        <ConfirmAddress isConfirmed={false} />
      </>
    )}
  </FormSection>
)
