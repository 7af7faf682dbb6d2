// After an answer, the way to who has waited longest.
import { isTheirTurn, type Thread } from '@portal/contract/threads/thread'
import { ArrowRight } from 'lucide-react'
import { homeOf, nameOf } from '../threads/thread-words.ts'
import { pathIn, useThreadsView } from '../threads/threads-view.ts'
import { useThreads } from '../threads/use-threads.ts'
import { StepLine } from './next-step.tsx'

export const NextWaiting = ({ thread }: { thread: Thread }) => {
  const [view] = useThreadsView()
  const isAnswered = view.show === 'waiting' && !isTheirTurn(thread.nextStep)
  return isAnswered && <Next after={thread.id} />
}

const Next = ({ after }: { after: string }) => {
  const [view] = useThreadsView()
  const next = useThreads(view).threads?.find(({ id }) => id !== after)
  return (
    next && (
      <StepLine to={pathIn(view, next.id)} state={{ writes: true }}>
        <span>
          Next: {nameOf(next.other)} · {homeOf(next)}
        </span>
        <ArrowRight aria-hidden />
      </StepLine>
    )
  )
}
