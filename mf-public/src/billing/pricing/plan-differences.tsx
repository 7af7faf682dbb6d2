import type { UserType } from '@portal/contract/people/person'
import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import { ArrowRight, Check, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { featuresBeyond, gainWords, ownLimit } from '../plan-contents.ts'

const signs = { limit: ArrowRight, gained: Check, lost: Minus }

interface Difference {
  sign: keyof typeof signs
  words: string
}

export const PlanDifferences = ({ from, to }: { from: CurrentSubscription; to: Plan }) => {
  const viewer = useSession()?.user.userType ?? 'tenant'
  const before = plans.find(({ name }) => name === from.planName) ?? to
  const differences = differencesBetween(before, to, viewer)
  if (differences.length === 0) return <Text>Nothing changes in {to.name}.</Text>
  const limit = ownLimit(to, viewer)
  const { coming } = featuresBeyond(to, before, viewer)
  return (
    <>
      <Lines role="list">
        {differences.map(({ sign, words }) => {
          const Sign = signs[sign]
          return (
            <li key={words}>
              <Sign aria-hidden />
              {words}
            </li>
          )
        })}
      </Lines>
      {coming.length > 0 && (
        <Text $size="sm" $tone="muted">
          Coming soon: {coming.join(', ')}
        </Text>
      )}
      {viewer === 'landlord' && limit !== null && isLess(limit, ownLimit(before, viewer)) && (
        <Text>
          Homes that you’ve listed beyond {limit} stay listed. You can list new ones again once you have fewer
          than {limit}.
        </Text>
      )}
    </>
  )
}

const isLess = (limit: number, before: number | null): boolean => before === null || limit < before

const differencesBetween = (before: Plan, to: Plan, viewer: UserType): Difference[] => {
  const lines = (sign: Difference['sign'], words: string[]) => words.map(each => ({ sign, words: each }))
  const gained = featuresBeyond(to, before, viewer).working
  const lost = featuresBeyond(before, to, viewer).working
  return [
    ...lines(
      'limit',
      ownLimit(before, viewer) === ownLimit(to, viewer) ? [] : [gainWords(to, before, viewer)],
    ),
    ...lines(
      'gained',
      gained.map(feature => `New: ${feature}`),
    ),
    ...lines(
      'lost',
      lost.map(feature => `No longer: ${feature}`),
    ),
  ]
}

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 3px;
    color: ${color.primary};
  }
`
