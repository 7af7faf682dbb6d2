import { call } from '@portal/client/call'
import { adminPeopleEndpoints, type PersonHistory } from '@portal/contract/moderation/admin-people-endpoints'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { Ban, LogOut, Mail, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { personReads } from './person-changes.ts'

const ActDialog = lazily(async () => (await import('../admin-dialogs.ts')).ActDialog)
const RestrictDialog = lazily(async () => (await import('../admin-dialogs.ts')).RestrictDialog)
const WarnDialog = lazily(async () => (await import('../admin-dialogs.ts')).WarnDialog)

type Act = 'restrict' | 'lift' | 'warn' | 'resendConfirmation' | 'endSessions'

interface ActButton {
  act: Act
  words: string
  icon: ReactNode
}

const actsFor = ({ person, sessions }: PersonHistory): ActButton[] => [
  { act: 'warn', words: 'Warn', icon: <TriangleAlert aria-hidden /> },
  person.isRestricted
    ? { act: 'lift', words: 'Lift restriction', icon: <Undo2 aria-hidden /> }
    : { act: 'restrict', words: 'Restrict', icon: <Ban aria-hidden /> },
  ...(person.isEmailConfirmed
    ? []
    : [
        {
          act: 'resendConfirmation' as const,
          words: 'Send confirmation link',
          icon: <Mail aria-hidden />,
        },
      ]),
  ...(sessions > 0
    ? [{ act: 'endSessions' as const, words: 'Sign out everywhere', icon: <LogOut aria-hidden /> }]
    : []),
]

export const PersonActions = ({ history }: { history: PersonHistory }) => {
  const { person } = history
  const { id, firstName } = person
  const [begun, setBegun] = useState<ActButton>()
  const close = () => setBegun(undefined)
  const about = { params: { id } }
  const simple = { reads: personReads, onClose: close }
  const acts = actsFor(history)
  const dialogs: Record<Act, () => ReactNode> = {
    restrict: () => <RestrictDialog person={person} onClose={close} />,
    warn: () => <WarnDialog person={person} onClose={close} />,
    lift: () => (
      <ActDialog
        {...simple}
        title="Lift restriction"
        help={`${firstName} reads this.`}
        submit="Lift restriction"
        done="Restriction lifted"
        send={body => call(adminPeopleEndpoints.lift, { ...about, body })}
      >
        {`${firstName} can post again, and listings that the restriction hid are shown again.`}
      </ActDialog>
    ),
    resendConfirmation: () => (
      <ActDialog
        {...simple}
        title="Send confirmation link"
        help="Only administrators read this."
        submit="Send link"
        done="Confirmation link sent"
        send={body => call(adminPeopleEndpoints.resendConfirmation, { ...about, body })}
      >
        {`We’ll email the link that confirms the address to ${person.email}.`}
      </ActDialog>
    ),
    endSessions: () => (
      <ActDialog
        {...simple}
        title="Sign out everywhere"
        help={`${firstName} reads this.`}
        submit="Sign out everywhere"
        variant="danger"
        done="Signed out everywhere"
        send={body => call(adminPeopleEndpoints.endSessions, { ...about, body })}
      >
        {`${firstName} has to sign in again on every device.`}
      </ActDialog>
    ),
  }
  return (
    <>
      <Stack $direction="row" $gap={2}>
        {acts.map(each => (
          <Button
            key={each.act}
            variant="outline"
            icon={each.icon}
            aria-haspopup="dialog"
            onClick={() => setBegun(each)}
          >
            {each.words}
          </Button>
        ))}
      </Stack>
      {begun && (
        <DialogOnDemand title={begun.words} onClose={close}>
          {dialogs[begun.act]()}
        </DialogOnDemand>
      )}
    </>
  )
}
