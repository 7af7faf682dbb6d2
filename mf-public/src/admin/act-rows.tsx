import type { AdminAct } from '@portal/contract/moderation/finding'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { Rows } from './finding-rows.tsx'
import { nameOf } from './finding-words.ts'

const kindWords: Record<AdminAct['kind'], string> = {
  decided: 'Decided a finding',
  appeal_decided: 'Decided an appeal',
  restricted: 'Restricted the account',
  lifted: 'Lifted the restriction',
  warned: 'Warned',
  confirmation_resent: 'Sent the confirmation link again',
  sessions_ended: 'Signed out everywhere',
  hidden: 'Hid a listing',
  restored: 'Restored a listing',
  other: 'Other',
}

/** Newest first. */
export const ActRows = ({ acts }: { acts: readonly AdminAct[] }) => (
  <Rows role="list">
    {acts.map(({ id, kind, admin, reason, createdAt }) => (
      <li key={id}>
        <ListRow
          title={kindWords[kind]}
          meta={`${admin ? nameOf(admin) : 'A former administrator'} · ${formatTime(createdAt)}`}
        >
          <Text $size="sm">{reason}</Text>
        </ListRow>
      </li>
    ))}
  </Rows>
)
