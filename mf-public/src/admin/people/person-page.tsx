// One person for administrators: checks, violations, warnings and sign-ins; no documents and no messages.
import { queryOf } from '@portal/client/call'
import { adminPeopleEndpoints, type PersonHistory } from '@portal/contract/moderation/admin-people-endpoints'
import { roleOf } from '@portal/contract/people/role-words'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { capitalized } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { ActRows } from '../act-rows.tsx'
import { AdminFrame, Badges } from '../admin-frame.tsx'
import { FindingRows, Rows } from '../finding-rows.tsx'
import { nameOf, spelled } from '../finding-words.ts'
import { onePage } from '../one-page.tsx'
import { Columns, Listed } from '../record-layout.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonBadges } from './person-badges.tsx'

const PersonView = ({ history }: { history: PersonHistory }) => {
  const { person, violations, warnings, activity, acts, homes, reports, sessions, cannotAct } = history
  return (
    <AdminFrame
      title={nameOf(person)}
      description={`${roleOf(person)} · ${person.email}`}
      actions={
        <Badges>
          <PersonBadges person={person} />
        </Badges>
      }
    >
      <Stack $gap={5}>
        {person.isRestricted && person.restrictionReason && (
          <Notice
            tone="danger"
            title={
              person.restrictedUntil
                ? `Can’t post until ${formatDate(person.restrictedUntil)}`
                : 'Can’t post until it is lifted'
            }
          >
            {person.restrictionReason}
          </Notice>
        )}
        {cannotAct ? <Text $tone="muted">{cannotAct}</Text> : <PersonActions history={history} />}
        <Columns>
          <Stack $gap={5}>
            <Panel title="Account">
              <DetailList
                details={[
                  { label: 'Joined', value: formatDate(person.createdAt) },
                  { label: 'Plan', value: capitalized(person.currentPlan) },
                  { label: 'Identity', value: person.isVerified ? 'Verified' : 'Not verified' },
                  { label: 'Background check', value: capitalized(person.backgroundCheckStatus) },
                  { label: 'Flags', value: person.complianceFlags.map(spelled).join(', ') },
                  {
                    label: 'Last reviewed',
                    value: person.lastContentReview && formatDate(person.lastContentReview),
                  },
                  { label: 'Signed in', value: `On ${countOf(sessions, 'device')}` },
                  {
                    label: 'Reports',
                    value:
                      reports.reports > 0 &&
                      `${countOf(reports.reports, 'report')}: ${reports.confirmed} confirmed, ${reports.dismissed} dismissed`,
                  },
                  {
                    label: 'Profile',
                    value: <Link to={sitePaths.people(person.id)}>As others see it</Link>,
                  },
                ]}
              />
            </Panel>
            {person.userType === 'landlord' && (
              <Listed title="Listings" none="No listings." count={homes.length}>
                <Rows role="list">
                  {homes.map(({ id, title, isPublic, heldAt, createdAt }) => (
                    <li key={id}>
                      <ListRow
                        title={<Link to={sitePaths.adminProperty(id)}>{title}</Link>}
                        badges={
                          heldAt ? <Badge tone="warning">Hidden</Badge> : !isPublic && <Badge>Private</Badge>
                        }
                        meta={`Listed ${formatDate(createdAt)}`}
                      />
                    </li>
                  ))}
                </Rows>
              </Listed>
            )}
            <Listed title="Sign-ins" none="Nothing in the last 90 days." count={activity.length}>
              <Rows role="list">
                {activity.map(({ id, eventType, status, device, createdAt }) => (
                  <li key={id}>
                    <ListRow
                      title={spelled(eventType)}
                      badges={status === 'failed' && <Badge tone="warning">Failed</Badge>}
                      meta={`${formatTime(createdAt)}, ${device}`}
                    />
                  </li>
                ))}
              </Rows>
            </Listed>
          </Stack>
          <Stack $gap={5}>
            <Listed title="Violations" none="No findings." count={violations.length}>
              <FindingRows findings={violations} />
            </Listed>
            <Listed title="Warnings" none="No warnings." count={warnings.length}>
              <Rows role="list">
                {warnings.map(({ id, message, severity, isAcknowledged, createdAt }) => (
                  <li key={id}>
                    <ListRow
                      title={capitalized(severity)}
                      badges={!isAcknowledged && <Badge>Not acknowledged</Badge>}
                      meta={formatTime(createdAt)}
                    >
                      <Text $size="sm">{message}</Text>
                    </ListRow>
                  </li>
                ))}
              </Rows>
            </Listed>
            <Listed title="What administrators did" none="Nothing." count={acts.length}>
              <ActRows acts={acts} />
            </Listed>
          </Stack>
        </Columns>
      </Stack>
    </AdminFrame>
  )
}

export const AdminPersonPage = onePage({
  noun: 'Person',
  read: id => queryOf(adminPeopleEndpoints.read, { params: { id } }),
  titleOf: ({ person }) => nameOf(person),
  instead: {
    picture: 'path',
    to: sitePaths.adminPeople,
    words: 'Find people',
    children: 'The link may be wrong, or their account has ended.',
  },
  draw: history => <PersonView history={history} />,
})
