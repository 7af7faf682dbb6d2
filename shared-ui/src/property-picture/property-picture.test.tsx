import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { PropertyPicture } from './property-picture.tsx'

test('with a label it is an image of that name by day and by night, without it is decoration', () => {
  const { container } = render(<PropertyPicture propertyType="house" seed="a" label="Drawing of a house" />)
  expect(screen.getAllByRole('img', { name: 'Drawing of a house' })).toHaveLength(2)
  render(<PropertyPicture propertyType="house" seed="a" />, { container })
  expect(screen.queryByRole('img')).toBeNull()
})
