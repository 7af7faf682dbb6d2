import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { BeyondPlan } from '@portal/app-kit/sharing/beyond-plan'
import { type FactChoice, FactChoices } from '@portal/app-kit/sharing/fact-choices'
import { categoryTitle, factChoices } from '@portal/app-kit/sharing/fact-words'
import { OpenQuestions } from '@portal/app-kit/sharing/open-questions'
import { useChange } from '@portal/app-kit/use-change'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { ApiError, isPlanLimit } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { type DataCategory, documentFact, factsOf } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Document } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { Select } from '@portal/shared-ui/select'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { TextArea } from '@portal/shared-ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { aboutDocument } from '../documents/document-words.ts'
import type { Person } from '../people/use-person.ts'
import { defaultLastDay, endOfDay } from './last-day.ts'
import { LastDayField } from './last-day-field.tsx'

interface WishDialogProps {
  kind: 'ask' | 'share'
  person: Person
  /** The kind of person whose facts they are. */
  ownerType: UserType
  categories: readonly DataCategory[]
  /** Neither of the two has the plan to share these. */
  beyondPlan: readonly string[]
  onClose: () => void
}

const documentChoice = (document: Document): FactChoice => ({
  field: documentFact(document.id),
  label: document.name,
  help: aboutDocument(document),
})

/** Nothing is ticked in advance. */
export const WishDialog = ({ kind, person, ownerType, categories, beyondPlan, onClose }: WishDialogProps) => {
  const isAsking = kind === 'ask'
  const formId = useId()
  const [category, setCategory] = useState<DataCategory>(categories[0] ?? 'profile')
  const [chosen, setChosen] = useState<string[]>([])
  const [purpose, setPurpose] = useState('')
  const [lastDay, setLastDay] = useState(defaultLastDay)
  const { inspection, inspectNow } = useContactInspection({ purpose })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const own = useQuery({ ...queryOf(consentEndpoints.facts), enabled: !isAsking })
  const isAboutDocuments = category === 'documents'
  const papers = useQuery({ ...queryOf(documentEndpoints.list), enabled: isAboutDocuments })
  const facts = isAboutDocuments ? [] : factsOf(category, ownerType)
  const choices = isAboutDocuments
    ? (papers.data?.documents ?? []).filter(({ purpose }) => purpose !== 'export').map(documentChoice)
    : factChoices(facts, isAsking ? undefined : own.data?.facts)
  const about = { dataCategory: category, specificFields: chosen }
  const sendOnce = useSendOnce((_: undefined, clientId) =>
    isAsking
      ? call(consentEndpoints.ask, { body: { ...about, ownerId: person.id, purpose, clientId } })
      : call(consentEndpoints.share, {
          body: {
            ...about,
            requesterId: person.id,
            purpose: purpose || null,
            expiresAt: endOfDay(lastDay),
            clientId,
          },
        }),
  )
  const send = useChange({
    send: () => sendOnce(undefined),
    reads: [consentEndpoints.list],
    done: ({ notice }) => ({
      title: isAsking ? 'Request sent' : 'Shared',
      description:
        notice ?? (isAsking ? `We’ll let ${person.firstName} know.` : `${person.firstName} can see it now.`),
    }),
    onDone: onClose,
    failed: error => {
      setErrors(error instanceof ApiError ? error.fields : {})
      return isPlanLimit(error) ? null : { otherwise: 'We couldn’t send this. Please try again.' }
    },
  })
  const submit = async () => {
    if ((await inspectNow()).outcome === 'blocked') return
    const wrong = {
      ...(chosen.length === 0 && { specificFields: 'Please choose at least one' }),
      ...(isAsking && purpose.trim().length < 10 && { purpose: 'Please use at least 10 characters' }),
      ...(!isAsking && !lastDay && { expiresAt: 'Please enter a date' }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) return send.mutateAsync().catch(() => undefined)
  }
  const isBeyondPlan = beyondPlan.includes(category) || isPlanLimit(send.error)
  return (
    <Dialog
      title={isAsking ? `Ask ${person.firstName} for details` : `Share with ${person.firstName}`}
      description={
        isAsking
          ? `${person.firstName} decides what you see, and until when.`
          : 'You can stop sharing at any time, and see when they viewed it.'
      }
      placement="sheet"
      onClose={onClose}
      footer={
        <DialogActions
          type="submit"
          form={formId}
          disabled={inspection.outcome === 'blocked' || isBeyondPlan}
          pending={send.isPending}
          pendingText="Sending..."
        >
          {isAsking ? 'Send request' : 'Share'}
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
        <KnownRefusal endpoint={isAsking ? consentEndpoints.ask : consentEndpoints.share} />
        {categories.length > 1 && (
          <Field label="About" error={errors.dataCategory}>
            <Select
              options={categories.map(value => ({ value, label: categoryTitle(value) }))}
              value={category}
              onValueChange={value => {
                setCategory(categories.find(one => one === value) ?? category)
                setChosen([])
                setErrors({})
                send.reset()
              }}
            />
          </Field>
        )}
        {isBeyondPlan ? (
          <BeyondPlan category={category} name={person.firstName} />
        ) : isAboutDocuments && papers.data && choices.length === 0 ? (
          <Text>
            You have no documents yet. <Link to={sitePaths.documents}>Add documents</Link>
          </Text>
        ) : isAsking || isAboutDocuments || own.data ? (
          <FactChoices
            label={isAsking ? categoryTitle(category) : 'What to share, as they will see it'}
            choices={choices}
            chosen={chosen}
            onChange={setChosen}
            error={errors.specificFields}
          />
        ) : own.error ? (
          <LoadFailure title="We couldn’t load your details" error={own.error} retry={own.refetch} />
        ) : (
          <SkeletonGroup label="Loading your details" $height="220px" />
        )}
        {!isAsking && own.data && <OpenQuestions fields={facts} facts={own.data.facts} />}
        <Field
          label={isAsking ? 'What you need it for' : 'Note'}
          help={isAsking ? `${person.firstName} reads this. Contact details are removed.` : 'Optional.'}
          error={errors.purpose}
          required={isAsking}
        >
          <TextArea
            rows={3}
            value={purpose}
            maxLength={500}
            onChange={event => setPurpose(event.target.value)}
          />
        </Field>
        <ContactNotice inspection={inspection} />
        {!isAsking && <LastDayField value={lastDay} onChange={setLastDay} error={errors.expiresAt} />}
      </Form>
    </Dialog>
  )
}
