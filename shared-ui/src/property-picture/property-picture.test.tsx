import { describe, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PropertyPicture } from './property-picture.tsx'

const draw = (propertyType: string, seed: string) =>
  renderToStaticMarkup(<PropertyPicture propertyType={propertyType} seed={seed} />)

describe.each(['house', 'apartment', 'condo', 'office'])('the picture of a %s', type => {
  test('is the same for the same seed', () => {
    expect(draw(type, 'a')).toBe(draw(type, 'a'))
  })

  test('differs for most other seeds', () => {
    const pictures = new Set(Array.from({ length: 40 }, (_, seed) => draw(type, `home ${seed}`)))
    expect(pictures.size).toBeGreaterThan(36)
  })

  test('has no broken number in any path', () => {
    for (let seed = 0; seed < 40; seed++)
      expect(draw(type, `home ${seed}`)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('an unknown type is drawn as a house would be', () => {
  expect(draw('castle', 'a')).toContain('<path')
})

test('with a label it is an image of that name, without it is decoration', () => {
  const { container } = render(<PropertyPicture propertyType="house" seed="a" label="Drawing of a house" />)
  expect(screen.getByRole('img', { name: 'Drawing of a house' })).toBeDefined()
  render(<PropertyPicture propertyType="house" seed="a" />, { container })
  expect(screen.queryByRole('img')).toBeNull()
})
