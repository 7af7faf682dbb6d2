import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { type ReactNode, useId } from 'react'

interface SamplePartProps {
  title: string
  description: string
  children: ReactNode
}

export const SamplePart = ({ title, description, children }: SamplePartProps) => {
  const id = useId()
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <div>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        <Text $tone="muted">{description}</Text>
      </div>
      {children}
    </Stack>
  )
}
