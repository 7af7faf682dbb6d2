import { SupportLink } from '@portal/app-kit/operator'
import * as sitePaths from '@portal/contract/site-paths'
import { Panel } from '@portal/shared-ui/panel'
import { color } from '@portal/shared-ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const HelpCard = () => (
  <Panel title="Need Help?">
    <Words>
      Learn how plans, limits and canceling work in{' '}
      <Link to={sitePaths.helpWith('plans')}>Plans and billing</Link>. For anything else, write to{' '}
      <SupportLink />.
    </Words>
  </Panel>
)

const Words = styled.p`
  text-wrap: pretty;
  a {
    color: ${color.primary};
    overflow-wrap: anywhere;
  }
`
