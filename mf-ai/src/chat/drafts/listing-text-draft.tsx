import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { UpdateProperty } from '@portal/contract/properties/listing'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Notice } from '@portal/shared-ui/notice'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const labels = { title: 'Title', description: 'Description' }

export function ListingTextDraft({ draft }: { draft: DraftOf<'listing_text'> }) {
  const { params, body, about, advice } = draft
  const path = sitePaths.property(params.id)
  const { form, state } = useDraftForm({
    draft,
    schema: UpdateProperty,
    fields: ['title', 'description'],
    reads: [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)],
    send: async values => {
      const { notice } = await call(listingEndpoints.update, { params, body: values })
      return { path, notice }
    },
  })
  const { control, watch } = form
  const { title = '', description = '' } = watch()
  const { inspection } = useContactInspection({ title, description })
  return (
    <DraftFrame
      title="New text for your listing"
      about={about.title}
      submit="Save changes"
      state={state}
      inspection={inspection}
      labels={labels}
      place={{ path, words: 'View your listing' }}
    >
      {body.title !== undefined && (
        <TextField control={control} name="title" label={labels.title} required autoComplete="off" />
      )}
      {body.description !== undefined && (
        <TextAreaField control={control} name="description" label={labels.description} required rows={6} />
      )}
      {advice.map(({ field, start, found, why, better }) => (
        <Notice key={`${field} ${start}`} tone="warning" title={`“${found}”`}>
          {why} {better && `Better: ${better}`}
        </Notice>
      ))}
    </DraftFrame>
  )
}
