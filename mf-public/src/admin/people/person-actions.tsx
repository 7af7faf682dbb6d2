import { call } from '@portal/client/call'
import { adminPeopleEndpoints, type PersonHistory } from '@portal/contract/moderation/admin-people-endpoints'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Ban, LogOut, Mail, TriangleAlert, Undo2 } from 'lucide-react'
import { type ActButton, ActButtons } from '../act-buttons.tsx'
import { personReads } from './person-changes.ts'

const RestrictDialog = lazily(async () => (await import('../admin-dialogs.ts')).RestrictDialog)
const WarnDialog = lazily(async () => (await import('../admin-dialogs.ts')).WarnDialog)

export const PersonActions = ({ history }: { history: PersonHistory }) => (
  <ActButtons acts={actsFor(history)} reads={personReads} />
)

const actsFor = ({ person, sessions }: PersonHistory): ActButton[] => {
  const params = { id: person.id }
  const { firstName } = person
  const restriction: ActButton = person.isRestricted
    ? {
        slot: 'restriction',
        words: 'Lift restriction',
        icon: <Undo2 aria-hidden />,
        effect: `${firstName} can post again, and listings that the restriction hid are shown again.`,
        help: `${firstName} reads this.`,
        done: 'Restriction lifted',
        send: body => call(adminPeopleEndpoints.lift, { params, body }),
      }
    : {
        slot: 'restriction',
        words: 'Restrict',
        icon: <Ban aria-hidden />,
        dialog: close => <RestrictDialog person={person} onClose={close} />,
      }
  const confirmation: ActButton = {
    words: 'Send confirmation link',
    icon: <Mail aria-hidden />,
    effect: `We’ll email the link that confirms the address to ${person.email}.`,
    help: 'Only administrators read this.',
    submit: 'Send link',
    done: 'Confirmation link sent',
    send: body => call(adminPeopleEndpoints.resendConfirmation, { params, body }),
  }
  const signOut: ActButton = {
    words: 'Sign out everywhere',
    icon: <LogOut aria-hidden />,
    effect: `${firstName} has to sign in again on every device.`,
    help: `${firstName} reads this.`,
    variant: 'danger',
    done: 'Signed out everywhere',
    send: body => call(adminPeopleEndpoints.endSessions, { params, body }),
  }
  return [
    {
      words: 'Warn',
      icon: <TriangleAlert aria-hidden />,
      dialog: close => <WarnDialog person={person} onClose={close} />,
    },
    restriction,
    ...(person.isEmailConfirmed ? [] : [confirmation]),
    ...(sessions > 0 ? [signOut] : []),
  ]
}
