import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useHomeTitle } from './one-home.ts'

export function OneHomeNotice({ id, onShowAll }: { id: string; onShowAll: () => void }) {
  const title = useHomeTitle(id)
  return (
    <Stack $direction="row" $gap={3}>
      <Text>Showing only {title ?? 'one of your homes'}</Text>
      <Button variant="outline" size="sm" onClick={onShowAll}>
        Show all homes
      </Button>
    </Stack>
  )
}
