import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface InsteadOfPageProps {
  title: string
  picture?: ComponentProps<typeof EmptyState>['picture']
  to: string
  words: string
  children: ReactNode
}

/** In place of a page that is not there, or is for others. */
export const InsteadOfPage = ({ to, words, ...notice }: InsteadOfPageProps) => (
  <EmptyState
    level={1}
    action={
      <Button asChild>
        <Link to={to}>{words}</Link>
      </Button>
    }
    {...notice}
  />
)
