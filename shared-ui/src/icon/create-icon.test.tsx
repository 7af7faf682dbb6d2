import { expect, test } from 'bun:test'
import { render } from '@testing-library/react'
import { createLucideIcon, type IconNode, type LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import createIcon from './create-icon.ts'

const node: IconNode = [
  ['path', { d: 'M10 21a2 2 0 0 0 3 0', key: 'clapper' }],
  ['circle', { cx: '12', cy: '12', r: '4', key: 'bell' }],
]

const settings: LucideProps[] = [
  {},
  { 'aria-hidden': true },
  { 'aria-label': 'Notifications', role: 'img' },
  { size: 20, strokeWidth: 1.5 },
]

/** Attributes and shapes, without lucide's class names, which have no styles here. */
const drawn = (Icon: ComponentType<LucideProps>, props: LucideProps) => {
  const svg = render(<Icon {...props} />).container.querySelector('svg')
  svg?.removeAttribute('class')
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value])
  return { attributes: Object.fromEntries(attributes), shapes: svg?.innerHTML }
}

test.each(settings)('an icon is drawn as lucide draws it, with %j', props => {
  const here = drawn(createIcon({ node }), props)
  expect(here.shapes).toContain('<circle')
  expect(here).toEqual(drawn(createLucideIcon('bell', node), props))
})
