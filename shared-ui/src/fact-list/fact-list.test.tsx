import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { Fact, FactList } from './fact-list.tsx'

test('each fact has its name; empty facts are left out', () => {
  render(
    <FactList>
      <Fact icon={null} label="Assigned to">
        Bayview Heating
      </Fact>
      <Fact icon={null} label="Scheduled">
        {null}
      </Fact>
    </FactList>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Assigned to'])
  expect(screen.getByRole('definition').textContent).toBe('Bayview Heating')
})
