// Two own people, and two of the demonstration's.

export interface Credentials {
  email: string
  password: string
}

export const people = {
  tenant: { email: 'odile@example.org', password: 'seven lamps by the harbor' },
  landlord: { email: 'bram@example.org', password: 'a ladder against the pear tree' },
  'demonstration tenant': { email: 'tenant@example.com', password: 'rental-demo' },
  'demonstration landlord': { email: 'landlord@example.com', password: 'rental-demo' },
} as const satisfies Record<string, Credentials>
