import type { Property } from '@portal/contract/properties/property'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Heading } from '@portal/shared-ui/heading'
import { color, space } from '@portal/shared-ui/tokens'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Back, Head } from '../conversation/head-style.ts'

interface ContactHeadProps {
  title: string
  home?: Property
}

export const ContactHead = ({ title, home }: ContactHeadProps) => (
  <Head>
    <Back to={sitePaths.messages} aria-label="All messages">
      <ArrowLeft aria-hidden />
    </Back>
    <div>
      <Heading level={1} size="md">
        {title}
      </Heading>
      {home && (
        <>
          <p>
            <Link to={sitePaths.property(home.id)}>{home.title}</Link>
          </p>
          <p>{addressOf(home)}</p>
        </>
      )}
    </div>
  </Head>
)

export const ContactBody = styled.div`
  flex: 1;
  padding: ${space[4]};
  overflow-y: auto;
  color: ${color.textMuted};
`
