// One page of text in a standard font.
import type { Invoice } from '../kinds.ts'
import { dayInWords, dollars } from './page.ts'

const linesOf = (invoice: Invoice): string[] => [
  'Rental Portal',
  `Invoice ${invoice.number}, ${invoice.status}`,
  `Date: ${dayInWords(invoice.created)}`,
  `For: ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`,
  '',
  ...invoice.lines.data.map(({ description, amount }) => `${description}: ${dollars(amount)}`),
  '',
  `Total: ${dollars(invoice.total)}`,
  `From your credit: ${dollars(invoice.total - invoice.amount_due)}`,
  `Amount due: ${dollars(invoice.amount_due)}`,
  `Amount paid: ${dollars(invoice.amount_paid)}`,
  '',
  'A test invoice: nothing was charged.',
]

/** Latin text in PDF's own encoding; other characters become question marks. */
const literal = (line: string) =>
  line.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, character => `\\${character}`)

const contentOf = (lines: string[]) =>
  `BT /F1 11 Tf 56 780 Td 18 TL\n${lines.map(line => `(${literal(line)}) Tj T*`).join('\n')}\nET`

export const invoicePdf = (invoice: Invoice): Uint8Array<ArrayBuffer> => {
  const content = contentOf(linesOf(invoice))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  const whole = `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`
  return Uint8Array.from(whole, character => character.charCodeAt(0))
}
