import { Children, type ElementType, type ReactElement, type ReactNode } from 'react'

interface DrawnChild {
  /** For styled-components: the element to draw instead of a button. */
  as: ElementType
  /** The content of the child. */
  children?: ReactNode
}

/** The one child as props of a styled button that is drawn as that child; the child's own props win. */
export const drawnChild = (children: ReactNode): DrawnChild => {
  const { type, props } = Children.only(children) as ReactElement<{ children?: ReactNode }, ElementType>
  return { as: type, ...props }
}
