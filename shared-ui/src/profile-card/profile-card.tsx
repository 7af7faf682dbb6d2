// A tenant or a landlord as a card (spec §2.11).
import { BadgeCheck, ShieldCheck, ShieldQuestion, ShieldX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { Progress } from '../progress/progress.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { color, fontSize, fontWeight, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { accountBadgeOf, detailsOf, originOf, type ProfileFacts, standingOf } from './profile-facts.tsx'

interface ProfileCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  person: ProfileFacts
  /** In the page's outline. */
  level: 1 | 2 | 3 | 4
  /** 'View Profile', 'Contact' and so on. */
  actions?: ReactNode
}

export function ProfileCard({ person, level, actions, ...attributes }: ProfileCardProps) {
  const name = `${person.firstName} ${person.lastName}`
  const isTenant = person.userType === 'tenant'
  const accountBadge = accountBadgeOf(person)
  const details = detailsOf(person)
  const origin = originOf(person)
  const standing = standingOf(person)
  return (
    <Frame as="article" aria-label={name} {...attributes}>
      <Head>
        <Avatar
          name={name}
          src={person.avatar ?? undefined}
          sizePx={level === 1 ? 72 : 56}
          tone={isTenant ? 'primary' : 'secondary'}
        />
        <div>
          <Name level={level} size={level === 1 ? 'xl' : 'md'}>
            {name}
            {person.isVerified && (
              <>
                {' '}
                <BadgeCheck aria-hidden />
                <VisuallyHidden as="span">Verified profile</VisuallyHidden>
              </>
            )}
          </Name>
          {standing && <Text $size="sm">{standing}</Text>}
          {origin && (
            <Text $size="sm" $tone="muted">
              {origin}
            </Text>
          )}
        </div>
      </Head>
      <Stack $direction="row" $gap={2}>
        <Badge tone={isTenant ? 'primary' : 'secondary'}>{isTenant ? 'Tenant' : 'Landlord'}</Badge>
        {accountBadge && (
          <Badge
            tone={accountBadge.isChecked ? 'success' : 'neutral'}
            icon={accountBadge.isChecked && <BadgeCheck aria-hidden />}
          >
            {accountBadge.words}
          </Badge>
        )}
        <BackgroundCheck status={person.backgroundCheckStatus} />
      </Stack>
      {details.length > 0 && (
        <Facts>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      {typeof person.profileCompleteness === 'number' && (
        <Completeness percent={person.profileCompleteness} />
      )}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}

/** Neutral until the check ends (spec §2.11). */
function BackgroundCheck({ status }: { status: ProfileFacts['backgroundCheckStatus'] }) {
  if (!status) return null
  if (status === 'approved')
    return (
      <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
        Background check approved
      </Badge>
    )
  if (status === 'rejected')
    return (
      <Badge tone="danger" icon={<ShieldX aria-hidden />}>
        Background check rejected
      </Badge>
    )
  return <Badge icon={<ShieldQuestion aria-hidden />}>Background check {status}</Badge>
}

const Completeness = ({ percent }: { percent: number }) => (
  <Stack $gap={1}>
    <Text $size="sm" $tone="muted" $figures>
      Profile {percent}% complete
    </Text>
    <Progress label="Profile completeness" value={percent} />
  </Stack>
)

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  height: 100%;
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > div {
    min-width: 0;
  }
`

const Name = styled(Heading)`
  line-height: 1.35;
  & > svg {
    display: inline-block;
    width: 18px;
    height: 18px;
    vertical-align: -3px;
    color: ${color.onSuccessSoft};
  }
`

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.sm};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    flex: none;
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** The buttons of cards in a row line up. */
const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[2]};
  margin-top: auto;
`
