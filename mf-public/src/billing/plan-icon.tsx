import type { PlanKey } from '@portal/contract/people/person'
import { color, radius } from '@portal/shared-ui/tokens'
import { Building2, Crown, House, Sprout } from 'lucide-react'
import { styled } from 'styled-components'

const icons = { free: Sprout, basic: House, premium: Crown, enterprise: Building2 }

export const PlanIcon = ({ plan }: { plan: PlanKey }) => {
  const Icon = icons[plan]
  return (
    <Sign>
      <Icon aria-hidden />
    </Sign>
  )
}

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.md};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  & > svg {
    width: 20px;
    height: 20px;
  }
`
