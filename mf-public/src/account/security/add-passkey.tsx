import { makePasskey, passkeySentence } from '@portal/client/passkeys'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { OwnPasswordForm } from './own-password-form.tsx'

/** Takes the password; then the browser asks for the rest. */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => (
  <OwnPasswordForm
    title="Add a passkey"
    submit="Continue"
    pendingText="Adding..."
    send={({ currentPassword }) => makePasskey(currentPassword)}
    reads={[securityEndpoints.sessions, securityEndpoints.activity]}
    done={() => ({ title: 'Passkey added', description: 'You can sign in with it from now on.' })}
    failed={error => ({
      description: passkeySentence(error, 'No passkey was made. Please try again.'),
    })}
    onDone={onClose}
    onClose={onClose}
  />
)
