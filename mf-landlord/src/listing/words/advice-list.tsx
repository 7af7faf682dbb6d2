import type { ListingAdvice } from '@portal/contract/properties/listing-advice'
import { fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** Each finding once, even if the text repeats it. */
export function AdviceList({ advice }: { advice: readonly ListingAdvice[] }) {
  const byWords = new Map(advice.map(each => [each.found.toLowerCase(), each]))
  return (
    <List>
      {[...byWords.values()].map(({ found, why, better }) => (
        <li key={found}>
          <mark>{found}</mark>: {why} For example: “{better}”
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  overflow-wrap: anywhere;
  mark {
    background: none;
    color: inherit;
    font-weight: ${fontWeight.semibold};
  }
`
