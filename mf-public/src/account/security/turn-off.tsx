import { call } from '@portal/client/call'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'
import { OwnPasswordForm } from './own-password-form.tsx'

export const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const refreshSession = useRefreshSession()
  return (
    <OwnPasswordForm
      title="Turn off two-step sign-in"
      needsCode
      submit="Turn off"
      pendingText="Turning off..."
      variant="danger"
      send={async body => {
        await call(secondFactorEndpoints.remove, { body })
        await refreshSession()
      }}
      reads={[securityEndpoints.sessions, securityEndpoints.activity]}
      done={() => ({
        title: 'Two-step sign-in is off',
        description: 'Signing in now takes only your password.',
      })}
      failed={() => ({ otherwise: 'We couldn’t turn it off. Please try again.' })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
