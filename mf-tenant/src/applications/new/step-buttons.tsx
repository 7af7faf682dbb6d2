import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'

export const StepButtons = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <Stack $direction="row" $justify="space-between" $gap={3}>
    <Button variant="outline" onClick={onBack}>
      Back
    </Button>
    {children}
  </Stack>
)
