export const stepTitles = {
  agree: 'Agree to this offer?',
  decline: 'Decline this offer?',
  withdraw: 'Withdraw this offer?',
  acceptNotice: 'Accept this notice?',
}

export type TenancyStep = keyof typeof stepTitles
