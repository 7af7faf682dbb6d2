// Progress in a long form: its sections, and which are filled in or need attention.
import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight, media, radius, size, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface OutlineItem {
  /** The `FormSection`'s id. */
  id: string
  label: string
  /** `changed` means filled in but not saved yet. */
  state: 'open' | 'changed' | 'done' | 'invalid'
}

const icons = { open: CircleDashed, changed: CircleDot, done: CircleCheck, invalid: CircleAlert }
const stateWords = {
  open: 'not filled in yet',
  changed: 'not saved yet',
  done: 'filled in',
  invalid: 'needs attention',
}

/** A row that scrolls sideways on a phone, a column next to the form on a desktop. */
export function FormOutline({ label, items }: { label: string; items: readonly OutlineItem[] }) {
  return (
    <nav aria-label={label}>
      <Items role="list">
        {items.map(item => {
          const Icon = icons[item.state]
          return (
            <li key={item.id}>
              <Anchor href={`#${item.id}`} $state={item.state}>
                <Icon aria-hidden />
                {item.label}
                <VisuallyHidden>, {stateWords[item.state]}</VisuallyHidden>
              </Anchor>
            </li>
          )
        })}
      </Items>
    </nav>
  )
}

const Items = styled.ol`
  /* Contains the hidden words, which would otherwise widen the page where the row is cut off. */
  position: relative;
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.desktop} {
    flex-direction: column;
  }
`

const iconColors = {
  open: color.borderStrong,
  changed: color.primary,
  done: color.onSuccessSoft,
  invalid: color.danger,
}

const Anchor = styled.a<{ $state: keyof typeof iconColors }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} { &:hover { background: ${color.hover}; } }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${props => iconColors[props.$state]};
  }
`
