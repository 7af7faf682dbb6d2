import type { Property } from '@portal/contract/properties/property'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Cigarette, CigaretteOff, PawPrint, ShieldCheck, Wallet } from 'lucide-react'
import { styled } from 'styled-components'

export const HouseRules = ({
  petFriendly,
  smokingAllowed,
  requiresBackgroundCheck,
  minimumIncome,
}: Property) => (
  <Rules role="list">
    <li>
      <PawPrint aria-hidden /> {petFriendly ? 'Pets are welcome' : 'No pets'}
    </li>
    <li>
      {smokingAllowed ? <Cigarette aria-hidden /> : <CigaretteOff aria-hidden />}
      {smokingAllowed ? 'Smoking is allowed' : 'No smoking'}
    </li>
    <li>
      <ShieldCheck aria-hidden />
      {requiresBackgroundCheck ? 'A background check is required' : 'No background check is required'}
    </li>
    <li>
      <Wallet aria-hidden />
      {minimumIncome
        ? `Your income must be at least ${formatMoney(minimumIncome)} a month`
        : 'No minimum income'}
    </li>
  </Rules>
)

const Rules = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
