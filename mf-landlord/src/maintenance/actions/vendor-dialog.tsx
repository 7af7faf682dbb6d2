// A link for the person who does the work: it is made, shown once and ended here.
import { zodResolver } from '@hookform/resolvers/zod'
import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { NewLink } from '@portal/app-kit/new-link'
import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { CreateVendorLink, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatTime } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { actionTitles, type RequestActionProps } from './request-action.ts'
import { useChangeRequest } from './use-change-request.ts'

/** A choice is text. */
const VendorForm = z.object({
  vendorName: CreateVendorLink.shape.vendorName,
  days: z.pipe(z.pipe(z.string(), z.transform(Number)), CreateVendorLink.shape.days),
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform(typed => typed.trim() || undefined),
    ),
    CreateVendorLink.shape.email,
  ),
})
type VendorForm = z.input<typeof VendorForm>

const choices = [1, 3, 7, 14, 30].map(days => ({ value: `${days}`, label: countOf(days, 'day') }))

export function VendorDialog({ request, onClose }: RequestActionProps) {
  const { hasMail } = usePlatform().settings
  const isUnconfirmed = useSession()?.user.isEmailConfirmed === false
  const make = useChangeRequest({
    send: (body: CreateVendorLink) => call(vendorEndpoints.makeLink, { params: { id: request.id }, body }),
    done: 'Vendor link ready',
    failed: 'We couldn’t make the link',
  })
  const form = useForm<VendorForm, unknown, CreateVendorLink>({
    resolver: zodResolver(VendorForm),
    defaultValues: { vendorName: request.assignedTo ?? '', days: '7', email: '' },
  })
  const close = (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  )
  if (make.data) {
    const url = new URL(make.data.url, window.location.origin).href
    const mailed = make.variables.email
    return (
      <Dialog title={actionTitles.vendor} description={request.title} onClose={onClose} footer={close}>
        <NewLink
          label="Vendor link"
          help={
            mailed
              ? `We’re emailing it to ${mailed}. You can also copy it now: it’s only shown once.`
              : 'Copy it now and send it: it’s only shown once.'
          }
          url={url}
        >
          {typeof navigator.share === 'function' && (
            <Button variant="outline" onClick={() => void navigator.share({ url }).catch(() => {})}>
              Send
            </Button>
          )}
        </NewLink>
      </Dialog>
    )
  }
  if (!openStatuses.some(open => open === request.status))
    return (
      <Dialog title={actionTitles.vendor} description={request.title} onClose={onClose} footer={close}>
        <Stack $gap={4}>
          <CurrentLink requestId={request.id} />
          <Text>This request is completed, so there is nothing left to share.</Text>
        </Stack>
      </Dialog>
    )
  return (
    <FormDialog
      title={actionTitles.vendor}
      description={request.title}
      form={form}
      names={['vendorName', 'days', 'email']}
      submit="Make link"
      send={body => make.mutateAsync(body).then(() => false)}
      onClose={onClose}
    >
      <CurrentLink requestId={request.id} />
      <Text $size="sm">
        Anyone with the link sees the title, description, photos, address and schedule, but no names, contact
        details or costs. They can write to you and your tenant, set a time and add photos.
      </Text>
      <TextField
        control={form.control}
        name="vendorName"
        label="Who will do the work?"
        required
        help="The tenant will see who is coming."
        autoComplete="off"
      />
      {hasMail && isUnconfirmed && <ConfirmAddress />}
      {hasMail && !isUnconfirmed && (
        <TextField
          control={form.control}
          name="email"
          label="Vendor’s email"
          help="Optional. We only use it to send this link."
          type="email"
          autoComplete="off"
        />
      )}
      <ChoiceField control={form.control} name="days" label="The link works for" required options={choices} />
    </FormDialog>
  )
}

/** Renders nothing unless there is one. */
const CurrentLink = ({ requestId }: { requestId: string }) => {
  const { data } = useQuery({
    ...queryOf(vendorEndpoints.link, { params: { id: requestId } }),
    staleTime: 0,
  })
  const end = useChange({
    send: () => call(vendorEndpoints.endLink, { params: { id: requestId } }),
    reads: [vendorEndpoints.link],
    done: () => ({ title: 'Vendor link ended' }),
    failed: 'We couldn’t end the link',
  })
  if (!data?.link) return null
  const { vendorName, expiresAt, lastUsedAt } = data.link
  return (
    <Notice
      title={`${vendorName} has a link`}
      action={
        <Button variant="outline" size="sm" pending={end.isPending} onClick={() => end.mutate()}>
          End link
        </Button>
      }
    >
      It works until {formatTime(expiresAt)}.{' '}
      {lastUsedAt ? `Last opened ${formatTime(lastUsedAt)}.` : 'Not opened yet.'} A new link replaces it.
    </Notice>
  )
}
