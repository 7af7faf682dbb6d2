// Requests a repair for a home where the tenant lives (spec §2.16, §5 "New maintenance request"). Its code loads on demand.
import { zodResolver } from '@hookform/resolvers/zod'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { type Unsent, unsentWords } from '@portal/app-kit/unsent-words'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call, queryOf } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { Priority } from '@portal/contract/values/priority'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { type DraftPlace, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Form } from '@portal/shared-ui/form'
import { formatDate } from '@portal/shared-ui/format-date'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { RequestFields, type Residence } from './request-fields.tsx'
import type { RequestValues } from './request-values.ts'

interface NewRequestDialogProps {
  personId: string
  onClose: () => void
}

const useCreateRequest = () => {
  const send = useSendOnce((body: CreateMaintenanceRequest, clientId) =>
    call(filingEndpoints.create, { body: { ...body, clientId } }),
  )
  return useChange({
    send,
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics],
    done: () => ({
      title: 'Request Submitted',
      description: 'Your maintenance request has been submitted successfully.',
    }),
    failed: { otherwise: 'Failed to submit request' },
  })
}

export function NewRequestDialog({ personId, onClose }: NewRequestDialogProps) {
  const formId = useId()
  const creation = useCreateRequest()
  const { data: residences, error, refetch } = useResidences()
  const isReady = residences !== undefined && residences.length > 0
  return (
    <Dialog
      onClose={onClose}
      title="New Request"
      description="We’ll let your landlord know right away."
      placement="sheet"
      footer={
        <DialogActions
          type="submit"
          form={formId}
          disabled={!isReady}
          pending={creation.isPending}
          pendingText="Submitting..."
        >
          Submit Request
        </DialogActions>
      }
    >
      {isReady && (
        <RequestForm
          id={formId}
          personId={personId}
          residences={residences}
          send={creation.mutateAsync}
          onSent={onClose}
        />
      )}
      {residences?.length === 0 && <NoHomeYet />}
      {!residences && error && (
        <LoadFailure title="We couldn’t load your homes" error={error} retry={refetch} />
      )}
      {!residences && !error && <SkeletonGroup label="Loading your homes" $height="280px" />}
    </Dialog>
  )
}

const NoHomeYet = () => {
  const { data } = useQuery(queryOf(tenancyEndpoints.list))
  const agreed = data?.tenancies.find(({ status }) => status === 'agreed')
  return agreed ? (
    <EmptyState compact picture="tools" level={3} title={`You move in on ${formatDate(agreed.startsOn)}`}>
      From that day on, you can request repairs for {agreed.title} here.
    </EmptyState>
  ) : (
    <EmptyState compact picture="tools" level={3} title="No home is connected yet">
      Ask your landlord to invite you, or agree to their offer under{' '}
      <Link to={sitePaths.tenancies}>My homes</Link>. From your first day on, you can request repairs here.
    </EmptyState>
  )
}

const useResidences = () =>
  useQuery({ ...queryOf(tenancyEndpoints.my), select: ({ tenancies }) => tenancies })

const names = ['propertyId', 'title', 'description', 'category', 'priority', 'tenantNotes', 'images'] as const

interface RequestFormProps {
  id: string
  personId: string
  residences: readonly Residence[]
  send: (request: CreateMaintenanceRequest) => Promise<unknown>
  onSent: () => void
}

const draftPlaceOf = (personId: string): DraftPlace => ({
  key: `request-draft:${personId}`,
  lasts: 'tab',
})

const RequestDraft = z.partial(
  z.object({
    propertyId: z.string(),
    title: z.string(),
    description: z.string(),
    category: MaintenanceCategory,
    priority: Priority,
    tenantNotes: z.nullable(z.string()),
    images: z.array(z.string()),
  }),
)

const parseDraft = (stored: unknown): z.infer<typeof RequestDraft> => RequestDraft.parse(stored)

function RequestForm({ id, personId, residences, send, onSent }: RequestFormProps) {
  const place = draftPlaceOf(personId)
  const draft = useFoundDraft(place, parseDraft)
  const [onlyHome] = residences.length === 1 ? residences : []
  const form = useForm<RequestValues, unknown, CreateMaintenanceRequest>({
    resolver: zodResolver(CreateMaintenanceRequest),
    mode: 'onTouched',
    defaultValues: {
      propertyId: onlyHome?.propertyId ?? '',
      title: '',
      description: '',
      priority: 'medium',
      tenantNotes: '',
      images: [],
      ...draft,
    },
  })
  const forgetDraft = useKeptDraft(form, place)
  const unsent = useRef<Unsent>(null)
  const file = async (request: CreateMaintenanceRequest) => {
    if (unsent.current) return form.setError('images', { message: unsentWords.photos[unsent.current] })
    try {
      await send(request)
      forgetDraft()
      onSent()
    } catch (error) {
      placeFieldErrors(error, names, form.setError)
    }
  }
  return (
    <FormProvider {...form}>
      <Form id={id} $gap={5} onSubmit={form.handleSubmit(file)}>
        <RequestFields residences={residences} unsent={unsent} />
      </Form>
    </FormProvider>
  )
}
