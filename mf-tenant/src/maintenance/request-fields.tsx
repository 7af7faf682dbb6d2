import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { findDangers } from '@portal/language/emergencies/find-dangers'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { labelOf } from '@portal/shared-ui/request-words'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { useFormContext, useWatch } from 'react-hook-form'
import type { RequestPhotosProps } from './request-photos.tsx'
import type { RequestValues } from './request-values.ts'

/** A home where the tenant lives. */
export interface Residence {
  propertyId: string
  title: string
  address: string
}

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: labelOf(value) }))

interface RequestFieldsProps extends RequestPhotosProps {
  residences: readonly Residence[]
}

const Photos = lazily(async () => (await import('./request-photos.tsx')).RequestPhotos)

/** The fields of a new request (spec §5), and its photos. */
export function RequestFields({ residences, unsent }: RequestFieldsProps) {
  const { control } = useFormContext<RequestValues>()
  return (
    <>
      <ChoiceField
        control={control}
        name="propertyId"
        label="Property"
        required
        options={residences.map(({ propertyId, title, address }) => ({
          value: propertyId,
          label: `${title}, ${address}`,
        }))}
        placeholder="Select a property"
      />
      <TextField
        control={control}
        name="title"
        label="Title"
        required
        autoComplete="off"
        placeholder="Water under the kitchen sink"
      />
      <TextAreaField
        control={control}
        name="description"
        label="Description"
        help="What’s broken, where, and since when? At least 10 characters."
        required
        rows={5}
      />
      <SafetyFirst />
      <FieldRow>
        <ChoiceField
          control={control}
          name="category"
          label="Category"
          required
          options={optionsOf(MaintenanceCategory.options)}
          placeholder="Select a category"
        />
        <ChoiceField
          control={control}
          name="priority"
          label="Priority"
          required
          help="Choose Urgent if someone or something is in danger."
          options={optionsOf(Priority.options)}
          placeholder="Select a priority"
        />
      </FieldRow>
      <TextAreaField
        control={control}
        name="tenantNotes"
        label="Notes"
        help="Optional. For example, when someone can come by."
        rows={3}
      />
      <Boundary>
        <WhileLoading show={<Skeleton $height="210px" $radius="md" />}>
          <Photos unsent={unsent} />
        </WhileLoading>
      </Boundary>
    </>
  )
}

/** What to do before anything else if the request describes a danger, as the assistant says it; and marking it urgent. */
function SafetyFirst() {
  const { control, setValue } = useFormContext<RequestValues>()
  const [title = '', description = '', priority] = useWatch({
    control,
    name: ['title', 'description', 'priority'],
  })
  const dangers = findDangers(`${title}\n${description}`)
  if (dangers.length === 0) return null
  return (
    <Notice
      tone="danger"
      live
      title="Safety first"
      action={
        priority !== 'urgent' && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setValue('priority', 'urgent', { shouldDirty: true })}
          >
            Mark as urgent
          </Button>
        )
      }
    >
      {dangers.map(({ name, advice }) => (
        <p key={name}>
          <strong>{name}:</strong> {advice}
        </p>
      ))}
    </Notice>
  )
}
