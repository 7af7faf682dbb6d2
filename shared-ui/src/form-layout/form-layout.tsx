// Shared with its skeleton: the outline above the form on a phone, beside it elsewhere.
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Page, PageHeader } from '../page/page.tsx'
import { color, media, size, space } from '../tokens/tokens.tsx'

interface FormLayoutProps {
  title: string
  description: string
  /** To the pages that belong together with this one. */
  links?: ReactNode
  /** A `FormOutline` of the sections. */
  outline: ReactNode
  children: ReactNode
}

export function FormLayout({ title, description, links, outline, children }: FormLayoutProps) {
  return (
    <Page>
      <PageHeader title={title} description={description} links={links} />
      <Columns>
        <Aside>{outline}</Aside>
        <div>{children}</div>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.desktop} {
    grid-template-columns: 280px minmax(0, 720px);
    justify-content: space-between;
    gap: ${space[8]};
  }
  /* A field that a link jumps to stops below the outline, which is sticky on a narrow screen. */
  section,
  [data-field],
  input,
  textarea,
  [role='combobox'] {
    scroll-margin-top: ${space[16]};
    ${media.desktop} {
      scroll-margin-top: 0;
    }
  }
`

const Aside = styled.div`
  position: sticky;
  top: ${size.header};
  z-index: 1;
  align-self: start;
  min-width: 0;
  margin-inline: -${space[4]};
  padding: ${space[1]} ${space[4]};
  background: ${color.canvas};
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: 0;
  }
  ${media.desktop} {
    top: calc(${size.header} + ${space[6]});
  }
`
