// The help center: every topic by group, and a search, kept in the address.
import { useAddressParams } from '@portal/app-kit/use-address-params'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { Card, CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { SearchBox } from '@portal/shared-ui/search-box'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Link } from 'react-router-dom'
import { findTopics } from './find-topics.ts'
import { Contact, Groups, Intro, TopicLink } from './help-style.ts'

export const HelpPage = () => {
  usePageTitle(`Help Center · ${productName}`)
  const [params, changeParams] = useAddressParams()
  const words = params.get('q') ?? ''
  const groups = findTopics(words)
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0)
  const search = (given: string) => changeParams({ q: given || null }, { replace: true })
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
        <VisuallyHidden role="status">
          {words && (count === 1 ? '1 topic found' : `${count} topics found`)}
        </VisuallyHidden>
      </Intro>
      {count === 0 ? (
        <EmptyState
          compact
          picture="search"
          title="Nothing found"
          action={
            <Button asChild variant="outline">
              <a href="mailto:support@rental-portal.example">Email us</a>
            </Button>
          }
        >
          No topics match. Try fewer words, or email us.
        </EmptyState>
      ) : (
        <Groups>
          {groups.map(({ title, topics }) => (
            <section key={title} aria-label={title}>
              <Heading level={2} size="lg">
                {title}
              </Heading>
              <CardGrid as="ul" role="list" $gap={3} $min="260px">
                {topics.map(topic => (
                  <Card key={topic.slug} as="li" $padding="none" $interactive>
                    <TopicLink as={Link} to={sitePaths.helpWith(topic.slug)}>
                      <strong>{topic.title}</strong>
                      <span>{topic.summary}</span>
                    </TopicLink>
                  </Card>
                ))}
              </CardGrid>
            </section>
          ))}
        </Groups>
      )}
      <Contact>
        Can’t find what you need? Email{' '}
        <a href="mailto:support@rental-portal.example">support@rental-portal.example</a>.
      </Contact>
    </Page>
  )
}
