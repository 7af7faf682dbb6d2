import { FormOutline } from '@portal/shared-ui/form-outline'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { CreatePropertyLayout } from './create-property-layout.tsx'
import { outlineOf, sections } from './listing-outline.ts'

/** The page before scripts run: every title in its place, gray where fields will be. */
export function CreatePropertySkeleton() {
  return (
    <CreatePropertyLayout outline={<FormOutline label="Sections of the form" items={outlineOf({}, {})} />}>
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
    </CreatePropertyLayout>
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
