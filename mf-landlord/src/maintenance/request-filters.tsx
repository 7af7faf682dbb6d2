import { Button } from '@portal/shared-ui/button'
import { Field } from '@portal/shared-ui/field'
import { labelOf } from '@portal/shared-ui/request-words'
import { Select } from '@portal/shared-ui/select'
import { media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { isFiltered, noFilters, priorities, type RequestView, statuses } from './request-view.ts'

interface RequestFiltersProps {
  view: RequestView
  change: (changes: Partial<RequestView>) => void
  /** The title of the chosen home, if the list is limited to one. */
  homeTitle: string
}

/** Filters by status and priority, each with an All option (spec §2.17), and by the home in the address. */
export function RequestFilters({ view, change, homeTitle }: RequestFiltersProps) {
  return (
    <Row>
      <Field label="Status">
        <Select
          value={view.status}
          onValueChange={status => change({ status })}
          options={[
            { value: '', label: 'All statuses' },
            ...statuses.map(value => ({ value, label: labelOf(value) })),
          ]}
        />
      </Field>
      <Field label="Priority">
        <Select
          value={view.priority}
          onValueChange={priority => change({ priority })}
          options={[
            { value: '', label: 'All priorities' },
            ...priorities.map(value => ({ value, label: labelOf(value) })),
          ]}
        />
      </Field>
      {view.property && (
        <Field label="Property">
          <Select
            value={view.property}
            onValueChange={property => change({ property })}
            options={[
              { value: '', label: 'All properties' },
              { value: view.property, label: homeTitle },
            ]}
          />
        </Field>
      )}
      {isFiltered(view) && (
        <Button variant="ghost" onClick={() => change(noFilters)}>
          Clear filters
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 220px)) auto;
    justify-content: start;
  }
`
