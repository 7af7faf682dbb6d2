import type { Registry } from '@portal/releases/registry'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { useEffect, useState } from 'react'
import { afterFirstScreen } from '../after-first-screen.ts'
import type { ShellPlatform } from '../platform.ts'
import { loadAssistant } from './load-on-demand.ts'

interface AssistantPlaceProps {
  registry: Registry
  platform: ShellPlatform
  user: SessionUser
}

const Assistant = lazily(async () => (await loadAssistant()).Assistant)

/** The room beside it is there from the start, the button after the first screen. */
export const AssistantPlace = (props: AssistantPlaceProps) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => void afterFirstScreen(() => setLate(true)), [])
  return (
    props.user.hasAssistant === true && (
      <>
        <div data-beside="assistant" />
        {isLate && (
          <WhileLoading>
            <Assistant {...props} />
          </WhileLoading>
        )}
      </>
    )
  )
}
