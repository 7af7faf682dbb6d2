import { Children, type ElementType, type ReactElement, type ReactNode } from 'react'

interface DrawnChild {
  /** For styled-components: what is drawn in place of a button. */
  as: ElementType
  /** Within the child. */
  children?: ReactNode
}

/** The one child as props of a styled button that is drawn as that child; what the child says of itself goes first. */
export const drawnChild = (children: ReactNode): DrawnChild => {
  const { type, props } = Children.only(children) as ReactElement<{ children?: ReactNode }, ElementType>
  return { as: type, ...props }
}
