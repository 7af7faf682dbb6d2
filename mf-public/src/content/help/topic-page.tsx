import { SupportLink } from '@portal/app-kit/operator'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '@portal/help/text-page'
import { space } from '@portal/shared-ui/tokens'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TextPageView } from '../text-page/text-page-view.tsx'

export const topicPage = (text: TextPage) => () => (
  <TextPageView
    text={text}
    above={
      <BackLink to={sitePaths.help}>
        <ArrowLeft aria-hidden /> Help Center
      </BackLink>
    }
    below={
      <p>
        Is something missing or wrong? Email <SupportLink />.
      </p>
    }
  />
)

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  text-decoration: none;
  & > svg {
    width: 18px;
    height: 18px;
  }
  @media print {
    display: none;
  }
`
