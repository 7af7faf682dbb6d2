// The two texts that everyone agrees to by signing up.
import { productName } from '@portal/contract/wording'
import { Heading } from '@portal/shared-ui/heading'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { styled } from 'styled-components'
import { type LegalText, privacy, terms } from './legal-texts.ts'

export const TermsPage = () => <LegalPage text={terms} />

export const PrivacyPage = () => <LegalPage text={privacy} />

const LegalPage = ({ text }: { text: LegalText }) => {
  usePageTitle(`${text.title} · ${productName}`)
  return (
    <LegalFrame>
      <PageHeader title={text.title} description={text.summary} />
      <Stack $gap={8}>
        {text.parts.map(({ title, words }) => (
          <Stack key={title} as="section" $gap={2}>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <p>{words}</p>
          </Stack>
        ))}
      </Stack>
    </LegalFrame>
  )
}

/** As wide as is comfortable to read. */
const LegalFrame = styled(Page).attrs({ $width: 'form' })`
  & p {
    text-wrap: pretty;
  }
`
