import { LinkedPictures } from '@portal/app-kit/linked-pictures'
import type { Answer } from '@portal/contract/endpoint'
import type { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { addressOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { ActRows } from '../act-rows.tsx'
import { AdminFrame, Badges } from '../admin-frame.tsx'
import { FindingRows } from '../finding-rows.tsx'
import { nameOf } from '../finding-words.ts'
import { Columns, Listed, Words } from '../record-layout.tsx'
import { PropertyActions } from './property-actions.tsx'
import { PropertyBadges } from './property-badges.tsx'

export type PropertyDetail = Answer<typeof adminPropertyEndpoints.read>

export const PropertyView = ({ detail }: { detail: PropertyDetail }) => {
  const { property, landlord, violations, acts, cannotAct } = detail
  return (
    <AdminFrame
      title={property.title}
      description={addressOf(property)}
      actions={
        <Badges>
          <PropertyBadges property={property} />
        </Badges>
      }
    >
      <Stack $gap={5}>
        {property.heldAt && (
          <Notice tone="warning" title={`Hidden since ${formatDate(property.heldAt)}`}>
            {property.heldReason}
          </Notice>
        )}
        {cannotAct ? <Text $tone="muted">{cannotAct}</Text> : <PropertyActions property={property} />}
        <Columns>
          <Panel title="Listing">
            <Stack $gap={4}>
              {property.images.length > 0 && <LinkedPictures images={property.images} />}
              <DetailList
                details={[
                  {
                    label: 'Landlord',
                    value: <Link to={sitePaths.adminPerson(landlord.id)}>{nameOf(landlord)}</Link>,
                  },
                  { label: 'Rent', value: `${formatMoney(property.rentAmount)} a month` },
                  { label: 'Home', value: [typeOf(property), ...factsOf(property)].join(' · ') },
                  { label: 'Listed', value: formatDate(property.createdAt) },
                  { label: 'Changed', value: formatDate(property.updatedAt) },
                  {
                    label: 'Page',
                    value: property.isPublic && !property.heldAt && (
                      <Link to={sitePaths.property(property.id)}>As others see it</Link>
                    ),
                  },
                ]}
              />
              <Words>{property.description}</Words>
            </Stack>
          </Panel>
          <Stack $gap={5}>
            <Listed title="Findings" none="No findings." count={violations.length}>
              <FindingRows findings={violations} />
            </Listed>
            {acts.length > 0 && (
              <Panel title="What administrators did" padding="none">
                <ActRows acts={acts} />
              </Panel>
            )}
          </Stack>
        </Columns>
      </Stack>
    </AdminFrame>
  )
}
