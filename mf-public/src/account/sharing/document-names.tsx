import { queryOf } from '@portal/client/call'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'

export const DocumentNames = ({ ids }: { ids: readonly string[] }) => {
  const { data, isPending } = useQuery(queryOf(documentEndpoints.list))
  if (isPending) return <Skeleton $height="24px" />
  return (
    <ul>
      {ids.map(id => {
        const name = data?.documents.find(document => document.id === id)?.name
        return (
          <li key={id}>
            {name ? (
              <a href={documentAddressOf(id)} download>
                {name}
              </a>
            ) : (
              <Text as="span" $tone="muted">
                {data ? 'A document that you deleted' : 'A document'}
              </Text>
            )}
          </li>
        )
      })}
    </ul>
  )
}
