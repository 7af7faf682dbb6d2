/** Offered by forms; the profile takes any text. */
export const smokingStatuses = ['Non-smoker', 'Smokes outside only', 'Smoker'] as const
