// Something to know before continuing. A message that goes away on its own is a toast.
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button.tsx'
import { color, fontSize, fontWeight, radius, space } from '../tokens/tokens.tsx'

export interface NoticeProps {
  tone?: 'info' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  /** An answer to what the person did: screen readers announce it right away. */
  live?: boolean
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert }

export function Notice({ tone = 'info', title, children, action, onDismiss, live = false }: NoticeProps) {
  const Icon = icons[tone]
  return (
    // It takes the focus when its button is gone.
    <Frame $tone={tone} tabIndex={-1} {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}>
      <Icon aria-hidden />
      <Words>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </Words>
      {onDismiss && (
        <Dismiss label="Dismiss" onClick={onDismiss}>
          <X aria-hidden />
        </Dismiss>
      )}
    </Frame>
  )
}

const looks = {
  info: [color.primarySoft, color.onPrimarySoft],
  warning: [color.warningSoft, color.onWarningSoft],
  danger: [color.dangerSoft, color.onDangerSoft],
}

const Frame = styled.div<{ $tone: keyof typeof looks }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${props => looks[props.$tone][0]};
  color: ${props => looks[props.$tone][1]};
  font-size: ${fontSize.sm};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  & > strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
  a {
    color: inherit;
  }
`

const Action = styled.div`
  margin-top: ${space[3]};
`

const Dismiss = styled(IconButton)`
  margin: -12px;
  color: inherit;
`
