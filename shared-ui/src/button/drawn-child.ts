import { Children, type ElementType, type ReactElement, type ReactNode } from 'react'

interface DrawnChild {
  /** For styled-components: the element to draw instead of a button. */
  as: ElementType
  children?: ReactNode
}

/** The child's own props win. */
export const drawnChild = (children: ReactNode): DrawnChild => {
  const { type, props } = Children.only(children) as ReactElement<{ children?: ReactNode }, ElementType>
  return { as: type, ...props }
}
