// Sends an answer, reports the result, and refetches everything that shows the inquiry.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerKind, answerWords } from './answers.ts'

interface Answer {
  message: string
  scheduledDate?: string
}

/** The mutation still rejects after the error was shown, so that the form can stay open and keep the text. */
export const useAnswer = (id: string, kind: AnswerKind) => {
  const toast = useToast()
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const read of [inquiryEndpoints.list, inquiryEndpoints.read, ownPropertyEndpoints.my])
      void queryClient.invalidateQueries(queriesOf(read))
  }
  return useMutation({
    mutationFn: (answer: Answer) =>
      call(inquiryEndpoints.respond, { params: { id }, body: { ...answer, status: kind } }),
    onSuccess: ({ notice }) => {
      refresh()
      toast({ title: answerWords[kind].done, ...(notice && { description: notice }), tone: 'success' })
    },
    onError: error => {
      // The tenant withdrew it, or another tab answered: show the current state.
      if (error instanceof ApiError && error.status < 500) refresh()
      toast({
        title: answerWords[kind].failed,
        description: sentenceOf(error, 'We kept your draft. Please try again.'),
        tone: 'danger',
      })
    },
  })
}
