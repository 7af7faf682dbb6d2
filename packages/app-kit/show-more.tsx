import { Button } from '@portal/shared-ui/button'

interface ShowMoreProps {
  /** An infinite query of TanStack Query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Loads the next page of a list; nothing if there is none. */
export const ShowMore = ({ list }: ShowMoreProps) =>
  list.hasNextPage && (
    <Button variant="outline" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  )
