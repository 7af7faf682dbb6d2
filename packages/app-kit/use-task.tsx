import { useState } from 'react'

/**
 * What a person chose to do, which opens its dialog. It is over once it is no longer possible: the other side
 * was faster, or an earlier try's answer was lost.
 */
export const useTask = <Task,>(isPossible: (task: Task) => boolean) => {
  const [task, setTask] = useState<Task | null>(null)
  if (task !== null && !isPossible(task)) setTask(null)
  return [task, setTask] as const
}
