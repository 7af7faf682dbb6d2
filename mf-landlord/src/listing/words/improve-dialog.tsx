// Suggests a better title and description next to the current ones, and fills them in on request.
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { ListingFacts, listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { TextInput } from '@portal/shared-ui/text-input'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { AdviceList } from './advice-list.tsx'

export interface Words {
  title: string
  description: string
}

/** A listed home's id, or what the landlord has typed so far. */
export type ImprovedHome = { id: string } | { typed: Readonly<Record<string, unknown>> }

interface ImproveDialogProps {
  home: ImprovedHome
  words: Words
  onUse: (words: Words) => void
  onClose: () => void
}

const maxWishLength = 500

export function ImproveDialog({ home, words, onUse, onClose }: ImproveDialogProps) {
  const [wish, setWish] = useState('')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wished: string) => {
      const body = { ...words, wish: wished }
      return 'id' in home
        ? call(listingEndpoints.suggestText, { params: { id: home.id }, body })
        : call(listingEndpoints.suggestNewText, { body: { ...body, facts: factsOf(home.typed) } })
    },
  })
  useEffect(() => mutate(''), [mutate])
  const askAgain = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation() // React would bubble it to the listing's form
    mutate(wish)
  }
  const suggestion = isPending ? undefined : data?.suggestion
  return (
    <Dialog
      title="Improve the text"
      description="AI wrote this from your listing. Check that it’s true before you use it."
      size="lg"
      onClose={onClose}
      footer={
        <DialogActions
          dismiss="Keep mine"
          disabled={!suggestion}
          onClick={() => suggestion && onUse(suggestion)}
        >
          Use this text
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <Sides>
          <Side label="Your text" words={words} />
          {suggestion && <Side label="Suggested text" words={suggestion} />}
          {isPending && <SkeletonGroup label="Writing a better text" $height="220px" />}
          {error && !isPending && (
            <ErrorPanel title="We couldn’t write a text" onRetry={() => mutate(wish)}>
              {sentenceOf(error, 'Please try again.')}
            </ErrorPanel>
          )}
        </Sides>
        {suggestion && data && data.advice.length > 0 && (
          <Notice title="Describe the home, not the people">
            <AdviceList advice={data.advice} />
          </Notice>
        )}
        <Wish method="dialog" onSubmit={askAgain}>
          <Field label="What should change?" help="For example: shorter, or more about the garden">
            <TextInput
              value={wish}
              maxLength={maxWishLength}
              onChange={event => setWish(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="outline" pending={isPending}>
            Rewrite
          </Button>
        </Wish>
      </Stack>
    </Dialog>
  )
}

/** Only filled-in, valid values. */
const factsOf = (typed: Readonly<Record<string, unknown>>): ListingFacts =>
  Object.fromEntries(
    Object.entries(ListingFacts.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(typed[name])
      return data === undefined ? [] : [[name, data]]
    }),
  )

function Side({ label, words: { title, description } }: { label: string; words: Words }) {
  return (
    <Text role="group" aria-label={label}>
      <small>{label}</small>
      <strong>{title}</strong>
      <p>{description}</p>
    </Text>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[3]};
`

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow-wrap: anywhere;
  white-space: pre-line;
  small {
    color: ${color.textMuted};
  }
`

const Wish = styled.form`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`
