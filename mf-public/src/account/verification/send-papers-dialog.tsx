import { ComparePlans } from '@portal/app-kit/compare-plans'
import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { type FactChoice, FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { includesPlan } from '@portal/contract/subscriptions/plan-limit'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { maxReviewedDocuments, type ReviewKind } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import type { Verification } from '@portal/contract/verifications/verification'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { Notice } from '@portal/shared-ui/notice'
import { Select } from '@portal/shared-ui/select'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { aboutDocument } from '../documents/document-words.ts'
import { HomeField } from './home-field.tsx'

interface KindChoice {
  value: ReviewKind
  label: string
  disabled?: boolean
  aside?: string
}

/** What this account has to check; one at a time of each, except homes. */
const kindsOf = (
  { userType, accountType, currentPlan }: User,
  checks: readonly Verification[],
): KindChoice[] => {
  const kinds: KindChoice[] = [
    ...(accountType === 'organization' || accountType === 'representative'
      ? [{ value: 'organization' as const, label: 'Organization' }]
      : []),
    ...(accountType === 'realtor' ? [{ value: 'license' as const, label: 'Real estate license' }] : []),
    ...(userType === 'landlord' ? [{ value: 'home' as const, label: 'Right to rent out a home' }] : []),
    {
      value: 'document',
      label: includesPlan(currentPlan, 'basic') ? 'Documents' : 'Documents (Basic plan)',
    },
  ]
  const isWaiting = ({ value }: KindChoice) =>
    value !== 'home' && checks.some(({ kind, status }) => kind === value && status === 'pending')
  return kinds.map(one => (isWaiting(one) ? { ...one, disabled: true, aside: 'Under review' } : one))
}

interface SendPapersDialogProps {
  checks: readonly Verification[]
  onClose: () => void
}

export const SendPapersDialog = ({ checks, onClose }: SendPapersDialogProps) => {
  const formId = useId()
  const profile = useQuery(queryOf(authEndpoints.profile))
  const papers = useQuery(queryOf(documentEndpoints.list))
  const [chosenKind, setKind] = useState<ReviewKind>()
  const [propertyId, setHome] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const user = profile.data?.user
  const kinds = user ? kindsOf(user, checks) : []
  const kind = chosenKind ?? (kinds.find(one => !one.disabled) ?? kinds[0])?.value ?? 'document'
  const choices = (papers.data?.documents ?? [])
    .filter(({ purpose }) => purpose !== 'export')
    .map(
      (document): FactChoice => ({
        field: document.id,
        label: document.name,
        help: aboutDocument(document),
      }),
    )
  const sendOnce = useSendOnce((_: undefined, clientId) =>
    call(reviewEndpoints.send, {
      body: { kind, documentIds: chosen, clientId, ...(kind === 'home' && { propertyId }) },
    }),
  )
  const send = useChange({
    send: () => sendOnce(undefined),
    reads: [verificationEndpoints.list, documentEndpoints.list],
    done: () => ({ title: 'Papers sent', description: 'We’ll let you know when they are checked.' }),
    onDone: onClose,
    failed: error => {
      setErrors(error instanceof ApiError ? error.fields : {})
      return isPlanLimit(error) ? null : { otherwise: 'We couldn’t send them. Please try again.' }
    },
  })
  const submit = () => {
    const wrong = {
      ...(kind === 'home' && !propertyId && { propertyId: 'Please choose the home' }),
      ...(chosen.length === 0 && { documentIds: 'Please choose at least one document' }),
      ...(chosen.length > maxReviewedDocuments && { documentIds: 'Please choose at most 5 documents' }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) return send.mutateAsync().catch(() => undefined)
  }
  const isBeyondPlan =
    isPlanLimit(send.error) || (kind === 'document' && !includesPlan(user?.currentPlan ?? 'basic', 'basic'))
  const failed = profile.error ?? papers.error
  return (
    <Dialog
      title="Send papers"
      description="Our reviewers can open them until they decide. Others can’t."
      placement="sheet"
      onClose={onClose}
      footer={
        <DialogActions
          type="submit"
          form={formId}
          disabled={isBeyondPlan || !user}
          pending={send.isPending}
          pendingText="Sending..."
        >
          Send
        </DialogActions>
      }
    >
      <Form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          return submit()
        }}
      >
        <KnownRefusal endpoint={reviewEndpoints.send} />
        {failed ? (
          <ErrorPanel
            title="We couldn’t load your documents"
            onRetry={() => void Promise.all([profile.refetch(), papers.refetch()])}
          >
            {sentenceOf(failed, 'Please try again.')}
          </ErrorPanel>
        ) : user && papers.data ? (
          <>
            <Field label="What to check" error={errors.kind}>
              <Select
                options={kinds}
                value={kind}
                onValueChange={value => {
                  setKind(kinds.find(one => one.value === value)?.value)
                  setErrors({})
                  send.reset()
                }}
              />
            </Field>
            {kind === 'home' && <HomeField value={propertyId} onChange={setHome} error={errors.propertyId} />}
            {isBeyondPlan ? (
              <Notice live title="Document verification" action={<ComparePlans />}>
                Document verification is part of the Basic plan.
              </Notice>
            ) : choices.length === 0 ? (
              <Text>
                You have no documents yet. <Link to={sitePaths.documents}>Add documents</Link>
              </Text>
            ) : (
              <FactChoices
                label={papersFor[kind]}
                choices={choices}
                chosen={chosen}
                onChange={setChosen}
                error={errors.documentIds}
              />
            )}
          </>
        ) : (
          <SkeletonGroup label="Loading your documents" $height="220px" />
        )}
      </Form>
    </Dialog>
  )
}

const papersFor: Record<ReviewKind, string> = {
  organization: 'Documents that show your organization',
  license: 'A copy of your license',
  home: 'Documents that show your right to rent it out',
  document: 'Documents to check',
}
