// Label above, help below, error next to it, all tied to the control inside.
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { FieldContext } from './field-control.tsx'

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** In words that help. Marks the control as invalid. */
  error?: string | undefined
  required?: boolean
  /** Except for screen readers. */
  hideLabel?: boolean
  /** For radio buttons, checkboxes or a slider: a label names a group, but does not focus it. */
  group?: boolean
  /** One control: TextInput, TextArea, PasswordInput, Select, RadioGroup, Slider. */
  children: ReactNode
}

export function Field({ label, help, error, required = false, hideLabel, group, children }: FieldProps) {
  const id = useId()
  const labelId = `${id}label`
  const helpId = `${id}help`
  const errorId = `${id}error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined
  const caption = (
    <>
      {label}
      {required && <Star aria-hidden>*</Star>}
    </>
  )
  const control = {
    id,
    labelId,
    'aria-describedby': describedBy,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  }
  const Label = hideLabel ? VisuallyHidden : Caption
  return (
    <Frame data-field>
      <Label as={group ? 'span' : 'label'} id={labelId} {...(group ? {} : { htmlFor: id })}>
        {caption}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <ErrorLine id={errorId}>
          <CircleAlert aria-hidden /> {error}
        </ErrorLine>
      )}
      {help && <HelpLine id={helpId}>{help}</HelpLine>}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`

const Caption = styled.label`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`

const Star = styled.span`
  margin-inline-start: 2px;
  color: ${color.danger};
`

const HelpLine = styled.p`
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
`

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  color: ${color.danger};
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: ${space[1]};
  }
`
