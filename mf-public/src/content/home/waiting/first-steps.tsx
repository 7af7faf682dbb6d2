// What someone new does first, instead of panels without anything.
import { SendLinkAgain } from '@portal/app-kit/confirm-address'
import type { FirstSteps } from '@portal/contract/auth/first-steps-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'
import { color, fontWeight, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

interface Step {
  title: string
  about: string
  action: ReactNode
  isDone: boolean
}

/** Without mail there is no address to confirm. */
export const stepsOf = (
  { isEmailConfirmed, hasProfile, hasBegun }: FirstSteps,
  { email, userType }: SessionUser,
  hasMail: boolean,
): Step[] => {
  const isTenant = userType === 'tenant'
  const confirm = {
    title: 'Confirm your email address',
    about: `We sent a link to ${email}.`,
    action: <SendLinkAgain email={email}>Send it again</SendLinkAgain>,
    isDone: isEmailConfirmed,
  }
  const profile = {
    title: 'Fill in your profile',
    about: isTenant
      ? 'Add a picture, and say where you would like to live.'
      : 'Add a picture, so tenants know who they are writing to.',
    action: <StepLink to={sitePaths.profile}>Open profile</StepLink>,
    isDone: hasProfile,
  }
  const begin = isTenant
    ? {
        title: 'Save a search',
        about: 'We’ll notify you about new homes that match.',
        action: <StepLink to={sitePaths.search}>Search homes</StepLink>,
      }
    : {
        title: 'List a home',
        about: 'Tenants find it in the search and on the map.',
        action: <StepLink to={sitePaths.createProperty}>List your first home</StepLink>,
      }
  return [...(hasMail ? [confirm] : []), profile, { ...begin, isDone: hasBegun }]
}

const StepLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild variant="outline" size="sm">
    <Link to={to}>{children}</Link>
  </Button>
)

export const FirstStepsPanel = ({ steps }: { steps: readonly Step[] }) => (
  <Panel title="Get started" padding="none">
    <List role="list">
      {steps.map(({ title, about, action, isDone }) => (
        <li key={title}>
          {isDone ? <CircleCheck aria-hidden data-done /> : <Circle aria-hidden />}
          <div>
            <strong>
              {title}
              {isDone && <VisuallyHidden>: done</VisuallyHidden>}
            </strong>
            {!isDone && <Text $tone="muted">{about}</Text>}
          </div>
          {!isDone && action}
        </li>
      ))}
    </List>
  </Panel>
)

const List = styled.ol`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    min-height: 72px;
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.border};
  }
  & > li > svg {
    flex: none;
    color: ${color.textMuted};
  }
  & > li > svg[data-done] {
    color: ${color.onSuccessSoft};
  }
  & > li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${fontWeight.semibold};
  }
`
