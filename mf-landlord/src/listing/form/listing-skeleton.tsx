import { FormLayout } from '@portal/shared-ui/form-layout'
import { FormOutline } from '@portal/shared-ui/form-outline'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { outlineOf, sections } from './listing-outline.ts'

export const createWords = {
  title: 'Create Property',
  description: 'Tell tenants about your home. Fields marked * are required.',
}
export const editWords = {
  title: 'Edit Property',
  description: 'Changes are visible right away. Fields marked * are required.',
}

/** The page before scripts run: all titles, with gray fields. */
export function ListingSkeleton({ words }: { words: typeof createWords }) {
  return (
    <FormLayout
      {...words}
      outline={<FormOutline label="Sections of the form" items={outlineOf({}, {}, new Set())} />}
    >
      <SkeletonGroup label="Loading the form">
        <Stack $gap={6}>
          <FormSection id={sections.basics.id} title={sections.basics.label}>
            <FieldShape />
            <FieldShape height="164px" />
            <FieldShape />
          </FormSection>
          <FormSection id={sections.location.id} title={sections.location.label}>
            <FieldShape />
            <FieldRow>
              <FieldShape />
              <FieldShape />
              <FieldShape />
            </FieldRow>
          </FormSection>
        </Stack>
      </SkeletonGroup>
    </FormLayout>
  )
}

function FieldShape({ height = '44px' }: { height?: string }) {
  return (
    <Stack $gap={2}>
      <Skeleton $width="96px" $height="15px" />
      <Skeleton $height={height} />
    </Stack>
  )
}
