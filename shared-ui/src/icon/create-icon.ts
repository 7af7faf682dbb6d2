// Replaces lucide's `createLucideIcon` in a build: its settings, which no icon here uses, are a kilobyte in every package.
import type { IconNode, LucideProps } from 'lucide-react'
import { createElement } from 'react'

/** As lucide draws it. */
export default ({ node }: { node: IconNode }) =>
  ({ size = 24, ...attributes }: LucideProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : true,
        ...attributes,
      },
      node.map(([shape, place]) => createElement(shape, place)),
    )
