// Which criteria of a home are met: a sign and words, never a color or a score alone.
import { criterionWords } from '@portal/contract/applications/application-words'
import type { Criterion, CriterionName, Fit } from '@portal/contract/applications/fit'
import { isComing } from '@portal/contract/properties/property-words'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { Check, CircleHelp, X } from 'lucide-react'
import { styled } from 'styled-components'

/** What a home asks for, by criterion; a criterion that is missing here is met by everyone. */
export type Requirements = Partial<Record<CriterionName, Criterion['asked']>>

interface FitListProps {
  fit: readonly (Fit & { mine?: Criterion['mine'] })[]
  asked: Requirements
  /** Whether the reader is the applicant, who sees their own side too. */
  isMine?: boolean
}

export const FitList = ({ fit, asked, isMine = false }: FitListProps) => (
  <List role="list">
    {fit.map(({ name, isMet, mine }) => (
      <li key={name}>
        {signOf(isMet)}
        <div>
          <strong>{criterionWords[name]}:</strong>{' '}
          {isRequired(asked[name]) ? (
            <>
              {metWords(isMet)}
              <p>
                {askedWords(name, asked[name])}
                {isMine && ` ${mineWords(name, mine ?? null)}`}
              </p>
            </>
          ) : (
            withoutRequirement[name]
          )}
        </div>
      </li>
    ))}
  </List>
)

export const signOf = (isMet: boolean | null) =>
  isMet === null ? <CircleHelp aria-hidden /> : isMet ? <Check aria-hidden /> : <X aria-hidden />

const metWords = (isMet: boolean | null): string => (isMet === null ? 'unknown' : isMet ? 'met' : 'not met')

const isRequired = (asked: Criterion['asked'] | undefined): asked is NonNullable<Criterion['asked']> =>
  (asked ?? null) !== null

/** For a criterion that everyone meets. */
const withoutRequirement: Record<CriterionName, string> = {
  income: 'no minimum',
  pets: 'allowed',
  smoking: 'allowed',
  move_in_date: 'any date',
  background_check: 'not required',
  other: 'not required',
}

export const askedWords = (name: CriterionName, asked: Criterion['asked']): string => {
  switch (name) {
    case 'income':
      return `At least ${amountOf(asked)} a month.`
    case 'pets':
      return 'No pets.'
    case 'smoking':
      return 'No smoking.'
    case 'move_in_date':
      return typeof asked === 'string' && !isComing(asked)
        ? 'Available now.'
        : `Available from ${dayOf(asked)}.`
    case 'background_check':
      return 'Required.'
    default:
      return ''
  }
}

const mineWords = (name: CriterionName, mine: Criterion['mine']): string => {
  if (mine === null)
    return name === 'background_check'
      ? 'The landlord can order one once you have applied, and you see it first.'
      : 'This is not in your profile.'
  switch (name) {
    case 'income':
      return `You: ${amountOf(mine)} a month.`
    case 'pets':
      return mine ? 'You: with pets.' : 'You: no pets.'
    case 'move_in_date':
      return `You: ${dayOf(mine)}.`
    case 'background_check':
      return 'Yours is approved.'
    default:
      return `You: ${String(mine)}.`
  }
}

const amountOf = (fact: Criterion['mine']): string => (typeof fact === 'number' ? formatMoney(fact) : '')
const dayOf = (fact: Criterion['mine']): string => (typeof fact === 'string' ? formatDate(fact) : '')

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;
  font-size: ${fontSize.sm};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    color: ${color.textMuted};
  }
  p {
    color: ${color.textMuted};
  }
`
