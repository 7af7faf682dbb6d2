// The landlord's homes as a table, for wide windows.
import { HomeColumn, type OwnProperty } from '@portal/contract/properties/own-property'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Card } from '@portal/shared-ui/card'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { PropertyPhoto } from '@portal/shared-ui/property-card'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, media, radius, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ChangeView, columnWords, type HomesView, sortedBy, turned } from './homes-view.ts'
import { ListingActions } from './listing-actions.tsx'
import { ListingStatus } from './listing-status.tsx'
import { OpenItems } from './open-items.tsx'

interface ListingTableProps {
  properties: readonly OwnProperty[]
  view: HomesView
  change: ChangeView
  onDeleted: (property: OwnProperty) => void
}

export const ListingTable = ({ properties, view, change, onDeleted }: ListingTableProps) => (
  <Frame $padding="none">
    <table>
      <VisuallyHidden as="caption">Your homes</VisuallyHidden>
      <thead>
        <tr>
          {HomeColumn.options.map(column => (
            <ColumnHeader
              key={column}
              column={column}
              view={view}
              onSort={() => change(column === view.sort ? turned(view) : sortedBy(column))}
            />
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {properties.map(property => (
          <ListingRow key={property.id} property={property} onDeleted={() => onDeleted(property)} />
        ))}
      </tbody>
    </table>
  </Frame>
)

interface ColumnHeaderProps {
  column: HomeColumn
  view: HomesView
  onSort: () => void
}

function ColumnHeader({ column, view: { sort, order }, onSort }: ColumnHeaderProps) {
  const sorted = sort === column ? order || 'ascending' : undefined
  const Icon = sorted === undefined ? ArrowUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" onClick={onSort}>
        {columnWords[column]}
        <Icon aria-hidden />
      </button>
    </th>
  )
}

const none = <Text $tone="muted">–</Text>

function ListingRow({ property, onDeleted }: { property: OwnProperty; onDeleted: () => void }) {
  const { id, title, images, propertyType, rentAmount, tenants, occupiedUntil } = property
  return (
    <tr>
      <th scope="row">
        <Stack $direction="row" $gap={3}>
          <Thumbnail>
            {images[0] ? (
              <PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} sizes="96px" />
            ) : (
              <PropertyPicture propertyType={propertyType} seed={id} />
            )}
          </Thumbnail>
          <Words>
            <Link to={sitePaths.landlordProperty(id)}>{title}</Link>
            <Text $size="xs" $tone="muted">
              {addressOf(property)}
            </Text>
          </Words>
        </Stack>
      </th>
      <td>
        <ListingStatus property={property} />
      </td>
      <td>
        <Text as="span" $size="sm" $weight="semibold" $figures>
          {formatMoney(rentAmount)}
        </Text>
      </td>
      <td>{tenants.length > 0 ? tenants.join(', ') : none}</td>
      <td>{occupiedUntil ? formatDate(occupiedUntil) : tenants.length > 0 ? 'No end date' : none}</td>
      <td>
        <OpenItems property={property} isBrief fallback={none} />
      </td>
      <td>
        <ListingActions property={property} onDeleted={onDeleted} />
      </td>
    </tr>
  )
}

/** The home has the width that the other columns leave. */
const Frame = styled(Card)`
  font-size: ${fontSize.sm};
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    text-align: start;
    overflow-wrap: anywhere;
  }
  :is(th, td):first-child {
    padding-left: ${space[4]};
  }
  :is(th, td):nth-child(3) {
    text-align: end;
  }
  th[scope='col'] {
    padding-block: 0;
    background: ${color.sunken};
    color: ${color.textMuted};
    font-weight: ${fontWeight.semibold};
    &:nth-child(2) {
      width: 8.5rem;
    }
    &:nth-child(3) {
      width: 6.5rem;
    }
    &:nth-child(4) {
      width: 10rem;
    }
    &:nth-child(5) {
      width: 7.75rem;
    }
    &:nth-child(6) {
      width: 9.5rem;
    }
    &:nth-child(7) {
      width: 12.5rem;
    }
  }
  th[scope='row'] {
    font-weight: inherit;
  }
  th[aria-sort] {
    color: ${color.text};
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
  ${media.hover} {
    tbody tr:hover {
      background: ${color.hover};
    }
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: ${size.touch};
    white-space: nowrap;
    ${media.hover} { &:hover { color: ${color.text}; } }
    & > svg {
      flex: none;
      width: 14px;
      height: 14px;
    }
  }
  td ul a {
    min-height: 28px;
  }
`

const Thumbnail = styled.span`
  flex: none;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.sunken};
`

const Words = styled.div`
  flex: 1;
  & > a {
    color: inherit;
    font-weight: ${fontWeight.semibold};
    text-decoration: none;
    ${media.hover} { &:hover { text-decoration: underline; } }
  }
`
