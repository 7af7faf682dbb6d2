// The link back to the search, even after several homes.
import * as sitePaths from '@portal/contract/site-paths'
import { isRecord } from '@portal/contract/values/json'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPlainPress } from '../is-plain-press.ts'

/** History state from links to a home: the search, and how many entries back it is. */
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
    /** The link's address, for opening it in a new tab. */
    to: origin?.from ?? sitePaths.search,
    /** Goes back in the history, so that the list keeps its position. */
    goBack: (event: MouseEvent) => {
      if (!origin || !isPlainPress(event)) return
      event.preventDefault()
      navigate(-origin.steps)
    },
    stateForNext: origin && { ...origin, steps: origin.steps + 1 },
  }
}
