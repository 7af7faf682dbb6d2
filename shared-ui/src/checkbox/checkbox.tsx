import * as RadixCheckbox from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, motion, size, space } from '../tokens/tokens.tsx'

export interface CheckboxProps extends ComponentProps<typeof RadixCheckbox.Root> {
  label: ReactNode
  help?: ReactNode
  /** At the end of the line, such as a count. */
  aside?: ReactNode
}

/** `checked` is 'indeterminate' for one that represents several. */
export function Checkbox({ label, help, aside, id, ...attributes }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const helpId = `${boxId}help`
  const asideId = `${boxId}aside`
  return (
    <Row>
      <Box
        id={boxId}
        aria-describedby={
          [help && helpId, aside !== undefined && asideId].filter(Boolean).join(' ') || undefined
        }
        {...attributes}
      >
        <RadixCheckbox.Indicator asChild>
          {attributes.checked === 'indeterminate' ? <Minus aria-hidden /> : <Check aria-hidden />}
        </RadixCheckbox.Indicator>
      </Box>
      <Words>
        <label htmlFor={boxId}>{label}</label>
        {help && <Help id={helpId}>{help}</Help>}
      </Words>
      {aside !== undefined && <Aside id={asideId}>{aside}</Aside>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${space[3]};
`

const Box = styled(RadixCheckbox.Root)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 22px;
  height: 22px;
  margin-block: 11px;
  border: 1px solid ${color.borderStrong};
  border-radius: 6px;
  background: ${color.surface};
  color: ${color.onPrimary};
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: -11px;
  }
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 3;
  }
  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > label {
    display: block;
    min-height: ${size.touch};
    padding-block: 10px;
    cursor: pointer;
  }
`

const Aside = styled.span`
  margin-inline-start: auto;
  padding-block: 11px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`

const Help = styled.p`
  margin-top: -10px;
  padding-bottom: 10px;
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
`
