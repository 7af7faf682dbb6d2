import { queryOf } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

/** Says that the list is only about one home, and leads back to all. */
export function OneHomeNotice({ id, onShowAll }: { id: string; onShowAll: () => void }) {
  const { data } = useQuery(queryOf(ownPropertyEndpoints.my))
  const home = data?.properties.find(property => property.id === id)
  return (
    <Line $direction="row" $gap={3}>
      <Text>Only about {home ? home.title : 'one of your homes'}</Text>
      <Button variant="outline" size="sm" onClick={onShowAll}>
        Show all homes
      </Button>
    </Line>
  )
}

const Line = styled(Stack)`
  margin-bottom: ${space[5]};
`
