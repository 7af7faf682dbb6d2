import { describe, expect, test } from 'bun:test'
import { growthOf, linear } from '@portal/server/test/growth'
import { findSteering } from './find-steering.ts'

const steering: [text: string, protectedClass: string][] = [
  ['Find me a neighborhood without Muslims', 'religion'],
  ['Is this a Christian neighborhood?', 'religion'],
  ['I only want Christian tenants', 'religion'],
  ['How do I rent only to Catholics?', 'religion'],
  ['somewhere with no muslms around please', 'religion'],
  ['I would rather not live near Jews', 'religion'],
  ['Where do most Jewish families live?', 'religion'],
  ['Can I ask applicants what their religion is?', 'religion'],
  ['Show me homes in a white area', 'race'],
  ['which neighborhoods are mostly white', 'race'],
  ['I don’t want to live near black people', 'race'],
  ['Are there many Asians in that part of town?', 'race'],
  ['predominently hispanic area, or not?', 'race'],
  ['can i say no to black applicants', 'race'],
  ['What is the racial makeup of the Sunset?', 'race'],
  ['What are the demographics there?', 'race'],
  ['What kind of people live in this building?', 'race'],
  ['I want to live among my own kind', 'race'],
  ['No dark-skinned tenants please', 'color'],
  ['Find an area with no immigrants', 'national_origin'],
  ['i prefer american tenants', 'national_origin'],
  ['Keep Mexicans out of my building', 'national_origin'],
  ['Can I reject people from India?', 'national_origin'],
  ['is it an indian neighbourhood', 'national_origin'],
  ['only English speaking tenants', 'national_origin'],
  ['is it a gay neighborhood', 'sex'],
  ['How many gay couples live around there?', 'sex'],
  ['No lesbians in my house', 'sex'],
  ['Straight couples only', 'sex'],
  ['I want to rent to women only', 'sex'],
  ['Do I have to accept male applicants?', 'sex'],
  ['can I refuse families with kids', 'familial_status'],
  ['Find me a building with no children', 'familial_status'],
  ['adults only buildings in San Francisco', 'familial_status'],
  ['I am looking for a place without kids next door', 'familial_status'],
  ['Can I turn down a pregnant applicant?', 'familial_status'],
  ['do i have to rent to single moms', 'familial_status'],
  ['How can I avoid tenants who have childern?', 'familial_status'],
  ['Can I charge families with children a higher deposit?', 'familial_status'],
  ['May I reject someone in a wheelchair?', 'disability'],
  ['no disabled people in my rental', 'disability'],
  ['Can I refuse a service dog? My listing says no pets', 'disability'],
  ['screen out people with mental illness', 'disability'],
  ['no section 8 people', 'source_of_income'],
  ['Can I refuse tenants with housing vouchers?', 'source_of_income'],
  ['Do I have to take Section 8?', 'source_of_income'],
  ['Could you help me find tenants that aren’t Mexican?', 'national_origin'],
  ['Is this area more white or black?', 'race'],
  ['is it okay to deny an applicant because she is pregnant?', 'familial_status'],
  ['Which of the applicants is least likely to get pregnant?', 'familial_status'],
  ['Are any of my applicants planning to have kids?', 'familial_status'],
  ['Which tenant is most likely to become blind?', 'disability'],
  ['We prefer not to rent to families with small children', 'familial_status'],
  ['the tenant is deaf, can I reject him?', 'disability'],
  ['are the neighbours white?', 'race'],
  ['muslim free area', 'religion'],
  ['tenants must be Christian', 'religion'],
]

const lawful = [
  'Is there a wheelchair accessible home with an elevator?',
  'Homes near a mosque',
  'Find something close to a synagogue or a Jewish community center',
  'We need room for our three kids',
  'A quiet place with two bedrooms under $3,000',
  'Does the landlord allow my service dog?',
  'Are there good schools nearby?',
  'A home with a family room and a playground close by',
  'I have no kids and two cats, what is there?',
  'We are a couple without children looking for a studio',
  'I am Muslim and I am looking for two bedrooms near the Mission',
  'We are a gay couple with a dog, which homes take us?',
  'Show me homes in Russian Hill',
  'Anything near Japantown with Chinese restaurants?',
  'A white kitchen with black appliances, please',
  'I love the white building on the corner of Oak Street',
  'Can a landlord refuse me because I have kids?',
  'Do landlords have to accept section 8?',
  'Which homes take housing vouchers?',
  'My landlord discriminates against immigrants, what can I do?',
  'Is the neighborhood safe for women who come home late?',
  'Not too far from my kids’ school',
  'Is there a kid-friendly building with a pool?',
  'The black rug in the living room has mold',
  'No pets, no smoking: how do I say that in my listing?',
  'How do I choose a tenant fairly?',
  'Is there a home without stairs for my disabled mother?',
  'Homes for a family of five',
  'No more than two flights of stairs',
  'Do you have homes with French doors or an Italian kitchen?',
  'Which applicants earn three times the rent?',
  'Can I ask every applicant for proof of income?',
  'Tell me about the Castro',
  'Is there a bus to the Indian consulate?',
  'I want my children to walk to school',
  'Are kids allowed in the pool?',
  'How much deposit may I ask for?',
  'The heater in the kids’ room does not work',
  'Which homes under $3,000 a month have at least two bedrooms?',
  'There are no blinds and the sink leaks',
  'We moved from Mexico and have no credit history yet',
  'My neighbors are loud at night, whom do I tell?',
  'Is it near a church, with all bedrooms on one floor?',
]

describe('selecting people by a protected class is found', () => {
  test.each(steering)('%s', (text, protectedClass) => {
    expect<string | undefined>(findSteering(text)?.protectedClass).toBe(protectedClass)
  })
})

describe('lawful needs and questions are not', () => {
  test.each(lawful)('%s', text => {
    expect(findSteering(text)).toBeNull()
  })
})

describe('the explanation', () => {
  test('names the class and the law, and offers a lawful question', () => {
    for (const [text] of steering) {
      const found = findSteering(text)
      expect(found?.explanation).toMatch(/Fair Housing Act|housing voucher/)
      expect(findSteering(found?.lawfulQuestion ?? '')).toBeNull()
    }
    expect(findSteering('No Muslims as neighbors')?.explanation).toContain('by religion')
    expect(findSteering('I prefer Christian tenants')?.explanation).toContain('because of religion')
  })

  test('the time to read a long text grows only with its length', async () => {
    for (const piece of ['no to any of all the people who are not ', 'a neighborhood that is '])
      expect(
        await growthOf(share => findSteering(piece.repeat((share * 8000) / piece.length))),
      ).toBeLessThanOrEqual(linear)
  })
})
