// One section of the profile, saved alone.
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Form } from '@portal/shared-ui/form'
import { FormSection } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import type { ReactNode } from 'react'
import { loadWritesAhead } from '../edits/load-writes.ts'
import { fieldLabels, type ProfileSection } from '../edits/profile-sections.ts'
import type { ProfileField } from '../edits/profile-values.ts'
import type { ProfileEdits } from '../edits/use-profile-edits.ts'

interface SectionFormProps {
  section: ProfileSection
  edits: ProfileEdits
  description?: ReactNode
  children: ReactNode
}

export const SectionForm = ({ section, edits, description, children }: SectionFormProps) => {
  const isChanged = section.fields.some(field => edits.changed.includes(field))
  return (
    <Form
      aria-label={section.label}
      onFocus={loadWritesAhead}
      onSubmit={event => {
        event.preventDefault()
        return edits.save(section)
      }}
    >
      <FormSection id={section.id} title={section.label} description={description}>
        {children}
        <WordsNotice section={section} edits={edits} />
        <OvertakenNotice section={section} edits={edits} />
        <Stack $direction="row">
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'outline'}
            disabled={edits.saving !== null && edits.saving !== section.id}
            pending={edits.saving === section.id}
            pendingText="Saving..."
          >
            Save changes<VisuallyHidden>: {section.label}</VisuallyHidden>
          </Button>
          {isChanged && (
            <Text $size="sm" $tone="muted">
              Not saved yet
            </Text>
          )}
        </Stack>
      </FormSection>
    </Form>
  )
}

const WordsNotice = ({ section, edits }: Pick<SectionFormProps, 'section' | 'edits'>) => {
  const { inspection, concernedIn } = edits.words
  const fields = concernedIn(section.fields.filter(field => edits.changed.includes(field)))
  if (fields.length === 0) return null
  const ofFields = <Value,>(read: (field: (typeof fields)[number]) => Value) =>
    Object.fromEntries(fields.map(field => [field, read(field)]))
  return (
    <ContactNotice
      inspection={{ ...inspection, texts: ofFields(field => inspection.texts[field]) }}
      labels={ofFields(field => `${fieldLabels[field]} will read`)}
    />
  )
}

/** Shown after a change in another tab or on another device. Edits are kept, or replaced by the other values. */
const OvertakenNotice = ({ section, edits }: Pick<SectionFormProps, 'section' | 'edits'>) => {
  if (edits.overtaken?.section !== section.id) return null
  const messages = Object.entries(edits.overtaken.messages)
  const fields = section.fields.filter(field => messages.some(([name]) => name === field))
  return (
    <Notice
      tone="warning"
      live
      title="This was changed somewhere else"
      action={
        <Button variant="outline" size="sm" onClick={() => edits.takeOver(fields)}>
          Use the other version
        </Button>
      }
    >
      {messages.map(([name, message]) => (
        <p key={name}>
          {fieldLabels[name as ProfileField] ?? name}: {message}.
        </p>
      ))}
      <p>What you typed is still here. Save again to use it.</p>
    </Notice>
  )
}
