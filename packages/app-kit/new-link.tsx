import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import type { ReactNode } from 'react'

const words = {
  link: { done: 'Link copied', otherwise: 'Select it and copy it yourself.' },
  codes: { done: 'Codes copied', otherwise: 'Select them and copy them yourself.' },
}

interface CopyButtonProps extends Pick<ButtonProps, 'variant'> {
  text: string
  what: keyof typeof words
}

export const CopyButton = ({ text, what, variant }: CopyButtonProps) => {
  const toast = useToast()
  const { done, otherwise } = words[what]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: done, tone: 'success' })
    } catch {
      toast({ title: `We couldn’t copy the ${what}`, description: otherwise })
    }
  }
  return (
    <Button variant={variant} onClick={copy}>
      Copy {what}
    </Button>
  )
}

interface NewLinkProps {
  label: string
  help: string
  url: string
  /** Beside the button that copies it. */
  children?: ReactNode
}

/** A link that is shown once. */
export const NewLink = ({ label, help, url, children }: NewLinkProps) => (
  <Stack $gap={3}>
    <Field label={label} help={help}>
      <TextInput readOnly value={url} onFocus={event => event.target.select()} />
    </Field>
    <Stack $direction="row" $gap={3}>
      <CopyButton text={url} what="link" />
      {children}
    </Stack>
  </Stack>
)
