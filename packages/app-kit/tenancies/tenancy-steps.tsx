/** The steps of a tenancy that need no more than a confirmation, with the titles of their dialogs. */
export const stepTitles = {
  agree: 'Agree to this offer?',
  decline: 'Decline this offer?',
  withdraw: 'Withdraw this offer?',
  acceptNotice: 'Accept this notice?',
}

export type TenancyStep = keyof typeof stepTitles
