import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Slider } from './slider.tsx'

test('until a range is chosen, no bar is outside of it', () => {
  const barsWithin = (isUnset: boolean) => {
    const { container, unmount } = render(
      <Slider
        value={[1000, 2000]}
        min={0}
        max={3000}
        step={100}
        onValueChange={() => undefined}
        thumbLabels={['Lowest rent', 'Highest rent']}
        bars={[1, 1, 1]}
        isUnset={isUnset}
      />,
    )
    const within = [...container.querySelectorAll('rect')].map(bar => bar.getAttribute('data-within'))
    unmount()
    return within
  }
  expect(barsWithin(false)).toEqual(['false', 'true', 'false'])
  expect(barsWithin(true)).toEqual(['true', 'true', 'true'])
})

test('each thumb has a name and words for its value, and moves by its step with the arrow keys', async () => {
  const onValueChange = mock()
  render(
    <Slider
      value={[1000, 5000]}
      min={500}
      max={10000}
      step={100}
      onValueChange={onValueChange}
      thumbLabels={['Lowest rent', 'Highest rent']}
      formatValue={value => `$${value}`}
    />,
  )
  const lowest = screen.getByRole('slider', { name: 'Lowest rent' })
  expect(lowest.getAttribute('aria-valuetext')).toBe('$1000')
  expect(lowest.getAttribute('aria-valuemin')).toBe('500')
  lowest.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onValueChange).toHaveBeenLastCalledWith([1100, 5000])
  screen.getByRole('slider', { name: 'Highest rent' }).focus()
  await userEvent.keyboard('{End}')
  expect(onValueChange).toHaveBeenLastCalledWith([1000, 10000])
})
