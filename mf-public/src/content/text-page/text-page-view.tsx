import { useTitle } from '@portal/app-kit/use-title'
import type { TextPage } from '@portal/help/text-page'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { PageHeader } from '@portal/shared-ui/page'
import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { TextBlock } from './text-blocks.tsx'
import { Article, Contents, Meta, TextFrame } from './text-style.ts'

/** Everyone sees the same date wherever they are, because it has no time zone. */
const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface TextPageViewProps {
  text: TextPage
  /** Content above the title, such as a back link. */
  above?: ReactNode
  /** Content after the last part. */
  below?: ReactNode
}

export const TextPageView = ({ text, above, below }: TextPageViewProps) => {
  const contentsId = useId()
  useTitle(text.title)
  return (
    <TextFrame>
      <div>
        {above}
        <PageHeader title={text.title} description={text.summary} />
        <Meta>
          <span>
            Last changed <time dateTime={text.changed}>{dayWords.format(new Date(text.changed))}</time>
          </span>
          <Button variant="ghost" size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </Meta>
      </div>
      <Contents aria-labelledby={contentsId}>
        <h2 id={contentsId}>On this page</h2>
        {text.parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Contents>
      <Article>
        {text.parts.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Heading id={`${id}-title`} level={2} size="lg">
              {title}
            </Heading>
            {blocks.map(block => (
              <TextBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        {below}
      </Article>
    </TextFrame>
  )
}
