import { productName } from './wording.ts'

/** What people read about the operator unless settings say otherwise; first paints know no settings. */
export const defaultOperator = {
  portalName: productName,
  name: productName,
  address: null,
  supportEmail: 'support@rental-portal.example',
  supportHours: 'Monday to Friday, 9 am to 6 pm',
}

/** The text, naming this operator instead. */
export const withOperator = (
  text: string,
  { name, supportEmail }: { name: string; supportEmail: string },
): string =>
  text
    .replaceAll(defaultOperator.name, () => name)
    .replaceAll(defaultOperator.supportEmail, () => supportEmail)
