// Passkeys sign in without the password.
import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { type Passkey, passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Rows } from '../rows.tsx'

const AddPasskey = lazily(async () => (await import('./add-passkey.tsx')).AddPasskey)

export const PasskeysSection = () => {
  const { data, isError } = useQuery(queryOf(securityEndpoints.sessions))
  const [isAdding, setAdding] = useState(false)
  const passkeys = data?.passkeys
  // See the section of two-step sign-in.
  if (!passkeys && (data || isError)) return null
  return (
    <FormSection
      title="Passkeys"
      description="Sign in with your fingerprint, face or screen lock instead of your password."
    >
      {passkeys && passkeys.length > 0 && (
        <Rows role="list">
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {isAdding ? (
        <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
          <WhileLoading show={<Waiting />}>
            <AddPasskey onClose={() => setAdding(false)} />
          </WhileLoading>
        </Boundary>
      ) : passkeys ? (
        <Stack $direction="row">
          <Button variant="outline" onPointerEnter={AddPasskey.loadAhead} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </Stack>
      ) : (
        <Waiting />
      )}
    </FormSection>
  )
}

const PasskeyRow = ({ passkey: { id, device, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const remove = useChange({
    send: () => call(passkeyEndpoints.remove, { params: { id } }),
    reads: [securityEndpoints.sessions, securityEndpoints.activity],
    done: () => ({ title: 'Passkey removed', description: 'It no longer signs in to your account.' }),
    failed: { otherwise: 'We couldn’t remove it. Please try again.' },
  })
  return (
    <li>
      <ListRow
        title={device}
        meta={`Added ${formatDate(createdAt)}, ${lastUsedAt ? `last used ${formatTime(lastUsedAt)}` : 'not used yet'}`}
        actions={
          <Button
            variant="outline"
            size="sm"
            pending={remove.isPending}
            pendingText="Removing..."
            onClick={() => remove.mutate()}
          >
            Remove<VisuallyHidden> the passkey of {device}</VisuallyHidden>
          </Button>
        }
      />
    </li>
  )
}

const Waiting = () => <SkeletonGroup label="Loading your passkeys" $height="44px" />
