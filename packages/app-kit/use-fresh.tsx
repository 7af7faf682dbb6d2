import { hasFirstAnswers } from '@portal/client/first-answers'
import { useState } from 'react'

/**
 * Options of a query that is read again on every visit, because others change its data. Only the frame that
 * the server drew needs no request: `refetchOnMount` is false in it.
 */
export const useFresh = () => {
  const [isFirstFrame] = useState(hasFirstAnswers)
  return { staleTime: 0, refetchOnMount: !isFirstFrame }
}
