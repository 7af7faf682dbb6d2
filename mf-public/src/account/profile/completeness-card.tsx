import { completenessOf } from '@portal/contract/tenant-profile/completeness'
import { Card } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { Progress } from '@portal/shared-ui/progress'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { fontSize, size, space } from '@portal/shared-ui/tokens'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { fieldLabels, tenantSections } from './edits/profile-sections.ts'
import { bodyOf, type ProfileField, type ProfileValues } from './edits/profile-values.ts'

const maxNamed = 4

export const CompletenessCard = ({ values }: { values: ProfileValues }) => {
  const { setFocus } = useFormContext<ProfileValues>()
  const { percent, missing } = completenessOf(bodyOf(values))
  const more = missing.length - maxNamed
  return (
    <Card as="section" $padding="lg" aria-labelledby="completeness">
      <Stack $gap={3}>
        <Heading level={2} size="md" id="completeness" aria-live="polite">
          Your profile is {percent}% complete
        </Heading>
        <Progress label="Profile completeness" value={percent} />
        {missing.length === 0 ? (
          <Text $size="sm" $tone="muted">
            Your profile is complete. Choose below what others can see.
          </Text>
        ) : (
          <Missing>
            Still missing:
            {missing.slice(0, maxNamed).map(field => (
              <a
                key={field}
                href={`#${sectionIdOf(field)}`}
                onClick={event => {
                  event.preventDefault()
                  setFocus(field)
                }}
              >
                {fieldLabels[field]}
              </a>
            ))}
            {more > 0 && <span>and {more} more</span>}
          </Missing>
        )}
      </Stack>
    </Card>
  )
}

const sectionIdOf = (field: ProfileField): string | undefined =>
  Object.values(tenantSections).find(({ fields }) => fields.some(name => name === field))?.id

const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  font-size: ${fontSize.sm};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`
