import { useEffect } from 'react'

/** Names the page in the browser's tab and history; `title` is the whole of it, the product's name included. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
