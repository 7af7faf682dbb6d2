import { productName } from './wording.ts'

/** What people read about the operator unless settings say otherwise; first paints know no settings. */
export const defaultOperator = {
  portalName: productName,
  name: productName,
  address: null,
  supportEmail: 'support@rental-portal.example',
  supportHours: 'Monday to Friday, 9 am to 6 pm',
}
