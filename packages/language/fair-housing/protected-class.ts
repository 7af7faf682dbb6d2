/** The federal Fair Housing Act's seven, and one that many states add; each as a noun within a sentence. */
export const classNames = {
  race: 'race',
  color: 'color',
  national_origin: 'national origin',
  religion: 'religion',
  sex: 'sex, which includes sexual orientation and gender identity',
  familial_status: 'familial status, which means children under 18 in the household',
  disability: 'disability',
  source_of_income: 'source of income',
} as const
export type ProtectedClass = keyof typeof classNames

export const isProtectedClass = (name: string): name is ProtectedClass => Object.hasOwn(classNames, name)

export const sourceOfIncomeLaw =
  'Many states and cities, among them California and New York, forbid turning people away because they pay with a housing voucher or other assistance.'
