import { expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { photoWidths } from '@portal/contract/photos/photo'
import { drawOn, TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './gallery.tsx'

const draw = (images: string[]) =>
  drawOn(testPlatform(null), <Gallery property={sampleProperty({ images })} />)

const pictures = ['/a.jpg', '/b.jpg', '/c.jpg']
const shown = () => screen.getAllByRole('img').map(picture => picture.getAttribute('src'))

test('one picture is in view at a time, and buttons move between them', async () => {
  draw(pictures)
  expect(shown()).toEqual(['/a.jpg'])
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toEqual(['/c.jpg'])
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }))
  expect(shown()).toEqual(['/b.jpg'])
  expect(screen.getByRole('button', { name: 'Show picture 2' }).getAttribute('aria-current')).toBe('true')
})

test('an uploaded photo is loaded as wide as it is drawn, and says what it shows', () => {
  const [first, second] = ['/api/photos/1', '/api/photos/2']
  render(
    <TestStage platform={testPlatform(null)}>
      <Gallery
        property={sampleProperty({ images: [first, second], imageDescriptions: { [first]: 'The kitchen' } })}
      />
    </TestStage>,
  )
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'The kitchen, picture 1 of 2' })
  expect(picture.srcset.split(', ')).toEqual(photoWidths.map(width => `${first}?width=${width} ${width}w`))
  expect(picture.sizes).toContain('100vw')
  const thumbnails = screen
    .getAllByRole('button', { name: /Show picture/ })
    .map(button => button.querySelector('img')?.getAttribute('src'))
  expect(thumbnails).toEqual([`${first}?width=320`, `${second}?width=320`])
})

test('a picture opens full screen, moves by keys, and Escape leads back to it', async () => {
  draw(pictures)
  const opener = screen.getByRole('button', { name: 'View picture 1 of 3 full screen' })
  await userEvent.click(opener)
  const viewer = await screen.findByRole('dialog', { name: 'Picture 1 of 3' })
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: 'Picture 3 of 3' })).toBe(viewer)
  await userEvent.keyboard('{Home}')
  expect(within(viewer).getByRole('img').getAttribute('src')).toBe('/a.jpg')
  await userEvent.keyboard('{End}{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()).toEqual(['/c.jpg'])
})

test('one picture has neither arrows nor thumbnails', () => {
  draw(['/a.jpg'])
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('without pictures our own drawing is shown, and labeled as one', () => {
  draw([])
  expect(screen.getAllByRole('img', { name: 'Illustration of Sunny flat in the Mission' })).toHaveLength(2) // by day and by night
  expect(screen.getByText('Illustration')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
