import { SupportLink } from '@portal/app-kit/operator'
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { SearchBox } from '@portal/shared-ui/search-box'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { findTopics } from './find-topics.ts'
import { Contact, Groups, Intro } from './help-style.ts'
import { TopicGroup } from './topic-group.tsx'

const HelpAnswers = lazily(async () => (await import('./help-answers.tsx')).HelpAnswers)

export const HelpPage = () => {
  useTitle('Help Center')
  const [params, changeParams] = useAddressParams()
  const words = params.get('q') ?? ''
  const groups = findTopics(words)
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0)
  const search = (text: string) => changeParams({ q: text || null }, { replace: true })
  return (
    <Page>
      <Intro>
        <Heading level={1}>Help Center</Heading>
        <p>How can we help?</p>
        <SearchBox
          label="Search help"
          placeholder="Try “password”, “deposit” or “repair”"
          defaultValue={words}
          onSearch={search}
          onChange={event => search(event.currentTarget.value)}
        />
      </Intro>
      {count === 0 ? (
        <WhileLoading>
          <HelpAnswers words={words} />
        </WhileLoading>
      ) : (
        <>
          <VisuallyHidden role="status">
            {words && (count === 1 ? '1 topic found' : `${count} topics found`)}
          </VisuallyHidden>
          <Groups>
            {groups.map(({ title, topics }) => (
              <TopicGroup key={title} title={title} topics={topics} />
            ))}
          </Groups>
        </>
      )}
      <Contact>
        Can’t find what you need? Email <SupportLink />.
      </Contact>
    </Page>
  )
}
