import { describe, expect, test } from 'bun:test'
import { documentAddress } from './file-address.ts'

const messagesOf = (value: string): string[] =>
  (documentAddress.safeParse(value).error?.issues ?? []).map(({ message }) => message)

const noDocument =
  'Documents must be paths of this site, or https addresses that end in .pdf, .doc, .docx, .jpg, .jpeg, .png, .webp or .svg'
const revealsContact = 'Please leave contact details out of the addresses of documents'

describe('the address of a document', () => {
  test.each([
    '/uploads/tap.jpg',
    '/media/0192f3c4-5555-7a6b-8c9d-4155550137ab',
    'https://pictures.example/1.jpg',
    'HTTPS://Pictures.Example/KITCHEN.JPEG',
    'https://a0.muscache.example/im/pictures/miso/Hosting-12345678901234/original/4155550137abcdef.webp',
    'https://images.example/photo-1560448204-e02f11c3d0e2.png?w=800&h=600&q=80#top',
    'https://drawings.example/floor%20plan.svg',
  ])('may be %s', address => {
    expect(messagesOf(address)).toEqual([])
  })

  test.each([
    '',
    'tap.jpg',
    'http://pictures.example/1.jpg',
    'javascript:alert(1)//.jpg',
    'data:image/png;base64,AAAA.png',
    '//elsewhere.example/tap.jpg',
    '/\\elsewhere.example/tap.jpg',
    '/uploads/a tap.jpg',
    'https://',
    'https://pictures.example/',
    'https://pictures.example/1.jpg/more',
    'https://pictures.example/page?file=1.jpg',
    'https://pictures.example/page#1.jpg',
    'https://pictures.example/house-rules.exe',
    'https://4155550137/1.jpg',
    'https://192.0.2.1/1.jpg',
  ])('is not %p', address => {
    expect(messagesOf(address)).toEqual([noDocument])
  })

  test.each([
    'https://wa.me/14155550137.jpg',
    'https://t.me/joe.png',
    'https://joe:secret@pictures.example/1.jpg',
    'https://joe@pictures.example/1.jpg',
    'https://call-415-555-0137.example/1.jpg',
    'https://415.555.0137.example/1.jpg',
    'https://pictures.example/call-415-555-0137.jpg',
    'https://pictures.example/415/555/0137.jpg',
    'https://pictures.example/joe%40gmail.com/1.jpg',
    'https://pictures.example/joe%2540gmail.com/1.jpg',
    'https://pictures.example/1.jpg?call=415-555-0137',
    'https://pictures.example/1.jpg#joe@gmail.com',
    'https://pictures.example/joe-rents.com/1.jpg',
    '/uploads/call-415-555-0137',
    '/uploads/joe@gmail.com',
  ])('does not reveal how to reach someone: %s', address => {
    expect(messagesOf(address)).toEqual([revealsContact])
  })
})

test('a document is a file, or a picture of one', () => {
  for (const address of ['/documents/house-rules', 'https://papers.example/lease.pdf'])
    expect(messagesOf(address)).toEqual([])
  for (const ending of ['doc', 'docx', 'jpg', 'png'])
    expect(messagesOf(`https://papers.example/lease.${ending}`)).toEqual([])
  for (const address of ['javascript:alert(1)', 'House rules', 'https://papers.example/lease.exe'])
    expect(messagesOf(address)).toEqual([noDocument])
})
