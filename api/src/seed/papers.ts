// PDFs, with the same bytes at every start.
import { createHash } from 'node:crypto'
import { documentTypes } from '@portal/contract/documents/document'
import { objectKey } from '../domain/document-objects.ts'
import type { documents } from '../schema/documents.ts'
import { type SeedStore, storedInTime } from './in-time.ts'
import { type Clocks, idAt } from './moment.ts'
import type { People } from './people.ts'

type NewDocument = typeof documents.$inferInsert
type Paper = Pick<NewDocument, 'purpose' | 'name' | 'review'> & {
  createdAt: string
  lines: readonly string[]
  /** The first name, if not the demonstration's tenant. */
  owner?: string
}

const papersFrom = ({ on }: Clocks): Record<string, Paper> => ({
  payslip: {
    createdAt: on(2, '19:05'),
    purpose: 'income',
    name: 'Payslip.pdf',
    lines: [
      'PAYSLIP (sample)',
      '',
      'Bay Lantern Analytics, 410 Grand Avenue, Oakland, CA 94610',
      'Employee: Maya Torres, Data analyst',
      '',
      'Gross pay for the month     $7,400.00',
      'Taxes and insurance         $1,942.60',
      'Net pay                     $5,457.40',
    ],
  },
  reference: {
    createdAt: on(46, '18:40'),
    purpose: 'reference',
    name: 'Letter of reference.pdf',
    lines: [
      'LETTER OF REFERENCE (sample)',
      '',
      'Maya Torres rented an apartment from me for three years.',
      'She paid on time, kept it clean, and was quiet.',
      'I would rent to her again.',
      '',
      'Joan Whitfield',
    ],
  },
  lease: {
    createdAt: on(60, '20:10'),
    purpose: 'lease',
    name: 'Signed lease.pdf',
    lines: [
      'RESIDENTIAL LEASE (sample)',
      '',
      'Landlord: Daniel Osei',
      'Tenant: Maya Torres',
      '',
      'Twelve months, and then from month to month.',
      'Rent is due on the first. The deposit is one month of rent.',
    ],
  },
  'payslip of Nora': {
    owner: 'Nora',
    createdAt: on(4, '20:35'),
    purpose: 'income',
    name: 'Payslip.pdf',
    lines: [
      'PAYSLIP (sample)',
      '',
      "Golden Gate Children's Clinic, 1600 Divisadero Street, San Francisco, CA 94115",
      'Employee: Nora Castellano, Pediatric nurse',
      '',
      'Gross pay for the month     $14,200.00',
      'Taxes and insurance          $4,182.60',
      'Net pay                     $10,017.40',
    ],
  },
  'tax bill of Lucia': {
    owner: 'Lucia',
    createdAt: on(1, '16:05'),
    purpose: 'other',
    name: 'Property tax bill.pdf',
    review: 'pending',
    lines: [
      'PROPERTY TAX BILL (sample)',
      '',
      'County of Alameda, California',
      'Owner: Hillside Property Group, c/o Lucia Ferrari',
      '',
      'First installment           $3,120.40',
      'Second installment          $3,120.40',
    ],
  },
})

/** Writes the objects, and returns the rows to insert after them, with the name that other rows find them by. */
export const storePapers = (
  objects: SeedStore | undefined,
  clocks: Clocks,
  { tenantId, personCalled }: People,
) =>
  storedInTime(objects, 'The demonstration’s tenant has no documents', store =>
    Promise.all(
      Object.entries(papersFrom(clocks)).map(async ([paper, { lines, owner, ...fields }], index) => {
        const file = pdfOf(lines)
        const storageKey = crypto.randomUUID()
        await store.write(objectKey(storageKey), file, 'new')
        const row = {
          ...fields,
          id: idAt(fields.createdAt, 9000 + index),
          ownerId: owner ? personCalled(owner).id : tenantId,
          contentType: documentTypes.pdf,
          bytes: file.byteLength,
          sha256: createHash('sha256').update(file).digest('hex'),
          storageKey,
        } satisfies NewDocument
        return { paper, row }
      }),
    ),
  )

/** One page of plain text. The lines must be ASCII. */
const pdfOf = (lines: readonly string[]): Buffer => {
  const shown = lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) '`).join('\n')
  const content = `BT /F1 12 Tf 18 TL 72 738 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
