import { queryOf } from '@portal/client/call'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { size, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { styled } from 'styled-components'

/** The documents with the landlord's rules, to download. Without an answer their place is empty. */
export const HomePolicies = withQueries(({ id }: { id: string }) => {
  const { data } = useQuery(queryOf(documentEndpoints.ofHome, { params: { id } }))
  if (!data || data.policies.length === 0) return null
  return (
    <List role="list" aria-label="House rules and policies">
      {data.policies.map(policy => (
        <li key={policy.id}>
          <a href={documentAddressOf(policy.id)} download>
            <FileText aria-hidden /> {policy.name}
          </a>
        </li>
      ))}
    </List>
  )
})

const List = styled.ul`
  margin-top: ${space[2]};
  & a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: ${size.touch};
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
