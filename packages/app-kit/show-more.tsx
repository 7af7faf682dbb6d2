import { Button } from '@portal/shared-ui/button'

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export const ShowMore = ({ list }: ShowMoreProps) =>
  list.hasNextPage && (
    <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  )
