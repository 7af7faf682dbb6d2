import { expect, test } from 'bun:test'
import { RegisterForm } from '@portal/contract/auth/registration'
import { AccountType } from '@portal/contract/people/person'
import { accountFields } from './account-words.ts'
import { registrationOf } from './register.ts'

test('each kind of account asks for its own fields', () => {
  expect(Object.fromEntries(AccountType.options.map(type => [type, accountFields(type)]))).toEqual({
    individual: [],
    organization: ['organizationName'],
    representative: ['representativeFor'],
    realtor: ['licenseNumber', 'licenseState'],
  })
})

test('what is sent holds neither the repeated password nor fields of another kind of account', () => {
  const sent = registrationOf({
    email: 'dana@example.com',
    password: 'rental-demo',
    confirmPassword: 'rental-demo',
    firstName: 'Dana',
    lastName: 'Ortiz',
    userType: 'landlord',
    phone: ' ',
    accountType: 'realtor',
    organizationName: 'Left over from another choice',
    representativeFor: '',
    licenseNumber: 'L-1',
    licenseState: 'CA',
  })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    email: 'dana@example.com',
    password: 'rental-demo',
    firstName: 'Dana',
    lastName: 'Ortiz',
    userType: 'landlord',
    accountType: 'realtor',
    licenseNumber: 'L-1',
    licenseState: 'CA',
  })
})

test('each kind of account names what it lacks, in the words of the specification', () => {
  const filled = {
    email: 'dana@example.com',
    password: 'rental-demo',
    confirmPassword: 'rental-demo',
    firstName: 'Dana',
    lastName: 'Ortiz',
    userType: 'landlord',
  }
  const messagesOf = (accountType: string) =>
    RegisterForm.safeParse({ ...filled, accountType }).error?.issues.map(({ message }) => message) ?? []
  expect(messagesOf('individual')).toEqual([])
  expect(messagesOf('organization')).toEqual(['Organization name is required for organization accounts'])
  expect(messagesOf('representative')).toEqual(['Please specify who you represent'])
  expect(messagesOf('realtor')).toEqual([
    'License number is required for realtors',
    'License state is required for realtors',
  ])
  expect(messagesOf('nobody')).toEqual(['Please select who you are'])
})
