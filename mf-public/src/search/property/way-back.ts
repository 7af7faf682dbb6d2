// The way back to the search that led here, also after a few homes.
import * as sitePaths from '@portal/contract/site-paths'
import { isRecord } from '@portal/contract/values/json'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** As links to a home leave it in the history entry: the search, and how many entries ago it was. */
interface CameFrom {
  from: string
  steps: number
}

const cameFrom = (state: unknown): CameFrom | null => {
  if (!isRecord(state) || typeof state.from !== 'string') return null
  return { from: state.from, steps: typeof state.steps === 'number' ? state.steps : 1 }
}

export const useWayBack = () => {
  const origin = cameFrom(useLocation().state)
  const navigate = useNavigate()
  return {
    /** Where the link leads, also in a tab of its own. */
    to: origin?.from ?? sitePaths.search,
    /** Goes back rather than on, so that the list is where it was left. */
    goBack: (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!origin || !isPlain) return
      event.preventDefault()
      navigate(-origin.steps)
    },
    /** What a link to another home passes on. */
    stateForNext: origin && { ...origin, steps: origin.steps + 1 },
  }
}
