import { expect, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import { PropertyCard, PropertyPhoto } from './property-card.tsx'

const photo = (src?: string) => (
  <PropertyPhoto src={src} alt="The front" propertyType="house" seed="1" illustration="Illustration of it" />
)

const draw = (src?: string, tags?: string[]) =>
  render(
    <PropertyCard
      picture={photo(src)}
      badge="Available"
      pictureAction={<button type="button">Keep</button>}
      rentAmount={2450}
      title={<a href="/there">Quiet house</a>}
      level={2}
      address="1 Oak St, Oakland, CA"
      facts={['2 beds', '1 bath']}
      tags={tags}
    >
      Dana Ortiz
    </PropertyCard>,
  )

test('a card shows what it was given, in one article with a heading of its level', () => {
  draw('https://pictures.test/1.jpg', ['Gym'])
  expect(screen.getByRole('article').textContent).toBe(
    'AvailableKeep$2,450/monthQuiet house1 Oak St, Oakland, CA2 beds · 1 bathGymDana Ortiz',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Quiet house' })).toBeTruthy()
})

test('without a picture our own is drawn, and labeled as a drawing', () => {
  draw()
  expect(screen.getAllByRole('img', { name: 'Illustration of it' })).toHaveLength(2) // by day and by night
  expect(screen.getByText('Illustration')).toBeTruthy()
})

test('a picture that does not load is replaced by our own, and the next one is tried', () => {
  const { rerender } = render(photo('https://pictures.test/1.jpg'))
  fireEvent.error(screen.getByRole('img', { name: 'The front' }))
  expect(screen.getAllByRole('img', { name: 'Illustration of it' })).toHaveLength(2) // by day and by night
  rerender(photo('https://pictures.test/2.jpg'))
  expect(screen.getByRole('img', { name: 'The front' }).getAttribute('src')).toBe(
    'https://pictures.test/2.jpg',
  )
})
