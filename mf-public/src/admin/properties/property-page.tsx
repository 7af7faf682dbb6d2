// A home of any landlord, what was found about it, and what administrators did.
import { LinkedPictures } from '@portal/app-kit/linked-pictures'
import { call, queryOf } from '@portal/client/call'
import type { Answer } from '@portal/contract/endpoint'
import {
  type AdminProperty,
  adminPropertyEndpoints,
} from '@portal/contract/moderation/admin-property-endpoints'
import { addressOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Eye, EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActButtons } from '../act-buttons.tsx'
import { ActRows } from '../act-rows.tsx'
import { AdminFrame, Badges } from '../admin-frame.tsx'
import { FindingRows } from '../finding-rows.tsx'
import { nameOf } from '../finding-words.ts'
import { onePage } from '../one-page.tsx'
import { Columns, Listed, Words } from '../record-layout.tsx'
import { PropertyBadges } from './property-badges.tsx'

const reads = [adminPropertyEndpoints.read, adminPropertyEndpoints.find]

const PropertyActions = ({ property: { id, heldAt } }: { property: AdminProperty }) => (
  <ActButtons
    acts={[
      heldAt
        ? {
            slot: 'hiding',
            words: 'Restore listing',
            icon: <Eye aria-hidden />,
            effect: 'Its landlord can list it again.',
            help: 'The landlord reads this.',
            done: 'Listing restored',
            send: body => call(adminPropertyEndpoints.restore, { params: { id }, body }),
          }
        : {
            slot: 'hiding',
            words: 'Hide listing',
            icon: <EyeOff aria-hidden />,
            effect: 'Only its landlord and administrators can see it, until it is restored.',
            help: 'The landlord reads this.',
            variant: 'danger',
            done: 'Listing hidden',
            send: body => call(adminPropertyEndpoints.hide, { params: { id }, body }),
          },
    ]}
    reads={reads}
  />
)

const PropertyView = ({ detail }: { detail: Answer<typeof adminPropertyEndpoints.read> }) => {
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

export const AdminPropertyPage = onePage({
  noun: 'Listing',
  read: id => queryOf(adminPropertyEndpoints.read, { params: { id } }),
  titleOf: ({ property }) => property.title,
  instead: {
    to: sitePaths.adminProperties,
    words: 'Find listings',
    children: 'The link may be wrong, or its landlord deleted it.',
  },
  draw: detail => <PropertyView detail={detail} />,
})
