// What a landlord decides by, at a glance; each is explained further below on the page.
import { signOf } from '@portal/app-kit/applications/fit-list'
import type { Application } from '@portal/contract/applications/application'
import type { CriterionName } from '@portal/contract/applications/fit'
import { countOf } from '@portal/contract/properties/property-words'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight, media, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

type DecisionFactsProps = Pick<Application, 'moveInDate' | 'occupants' | 'terms' | 'fit' | 'consents'>

export const DecisionFacts = ({ moveInDate, occupants, terms, fit, consents }: DecisionFactsProps) => {
  const isMet = (name: CriterionName) => fit.find(criterion => criterion.name === name)?.isMet ?? null
  const { minimumIncome, petFriendly, availableDate } = terms
  const shared = consents.filter(({ status }) => status === 'granted')
  const sharedUntil = shared.map(({ expiresAt }) => expiresAt ?? '').toSorted()[0]
  const facts = [
    {
      name: 'Moves in',
      value: formatDate(moveInDate),
      sign: availableDate === null ? undefined : isMet('move_in_date'),
    },
    { name: 'Household', value: countOf(occupants, 'person', 'people') },
    minimumIncome === null
      ? { name: 'Income', value: 'No minimum' }
      : {
          name: `Income of ${formatMoney(minimumIncome)}`,
          value: metWords(isMet('income')),
          sign: isMet('income'),
        },
    petFriendly
      ? { name: 'Pets', value: 'Allowed here' }
      : { name: 'No pets', value: metWords(isMet('pets')), sign: isMet('pets') },
    {
      name: 'Shared with you',
      value: sharedUntil
        ? `${countOf(shared.flatMap(({ specificFields }) => specificFields).length, 'fact')}, until ${formatDate(sharedUntil)}`
        : 'Nothing more',
    },
  ]
  return (
    <Facts>
      {facts.map(({ name, value, sign }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-met={sign ?? undefined}>
            {sign !== undefined && signOf(sign)}
            {value}
          </dd>
        </div>
      ))}
    </Facts>
  )
}

const metWords = (isMet: boolean | null): string => (isMet === null ? 'Unknown' : isMet ? 'Met' : 'Not met')

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div {
    padding: ${space[3]};
    border-radius: ${radius.sm};
    background: ${color.sunken};
  }
  & > div:last-child {
    grid-column: span 2;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: ${fontWeight.semibold};
  }
  dd > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  dd[data-met='true'] > svg {
    color: ${color.onSuccessSoft};
  }
  dd[data-met='false'] > svg {
    color: ${color.danger};
  }
`
