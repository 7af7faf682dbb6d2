import { Page } from '@portal/shared-ui/page'
import { styled } from 'styled-components'

/** As wide as reads well. */
export const LegalFrame = styled(Page).attrs({ $width: 'form' })`
  & p {
    text-wrap: pretty;
  }
`
