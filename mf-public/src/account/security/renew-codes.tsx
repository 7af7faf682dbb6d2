import { call } from '@portal/client/call'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { useState } from 'react'
import { OwnPasswordForm } from './own-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export const RenewCodes = ({ onClose }: { onClose: () => void }) => {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onClose} />
  return (
    <OwnPasswordForm
      title="New recovery codes"
      needsCode
      submit="Make new codes"
      pendingText="Making them..."
      send={async body => {
        const answer = await call(secondFactorEndpoints.renewCodes, { body })
        setRecoveryCodes(answer.recoveryCodes) // before anything else can fail: they are shown once
      }}
      reads={[securityEndpoints.sessions, securityEndpoints.activity]}
      done={() => ({ title: 'New recovery codes', description: 'The old ones no longer work.' })}
      failed={() => ({ otherwise: 'We couldn’t make new codes. Please try again.' })}
      onDone={() => {}}
      onClose={onClose}
    />
  )
}
