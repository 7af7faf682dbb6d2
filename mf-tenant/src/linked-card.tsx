import { Card } from '@portal/shared-ui/card'
import { coverStyle } from '@portal/shared-ui/cover-style'
import { space } from '@portal/shared-ui/tokens'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** One thing in a list. All of it is the link in its heading. */
export const LinkedCard = (props: ComponentProps<'article'>) => <Frame as="article" $interactive {...props} />

const Frame = styled(Card)`
  position: relative;
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  :is(h2, h3) > a {
    color: inherit;
    text-decoration: none;
    ${coverStyle('md')}
  }
`
