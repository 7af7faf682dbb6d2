import type { HomeTourHours } from '@portal/contract/properties/tour-hours'
import { Notice } from '@portal/shared-ui/notice'
import { useEffect, useRef } from 'react'
import { HoursList } from './hours-list.tsx'

interface SavedMeanwhileProps {
  hours: HomeTourHours
  timeZone: string
}

/** The hours that another tab saved. It takes the focus: they are what the next press replaces. */
export function SavedMeanwhile({ hours, timeZone }: SavedMeanwhileProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="warning" title="These hours were saved while you were editing">
        <HoursList hours={hours} timeZone={timeZone} />
        Saving again replaces them with yours.
      </Notice>
    </div>
  )
}
