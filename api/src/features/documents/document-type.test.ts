// Files that were made to be read in two ways, to be unpacked without end, or broken at random.
import { describe, expect, test } from 'bun:test'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { howMany } from '@portal/server/test/length'
import { makeZip } from 'client-zip'
import { diceOf } from '../../../test/dice.ts'
import { filesInZip } from '../../../test/read-zip.ts'
import { docOf, docxOf, zipOf } from '../../../test/word-files.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import { documentTypeOf } from './document-type.ts'
import { namesInCompoundFile } from './read-compound-file.ts'
import { entriesOfZip, readEntry } from './read-zip.ts'

const directoryOf = (zip: Buffer): number => zip.readUInt32LE(zip.length - 6)

/** The file with these bytes before its directory, which still begins where it is said to. */
const withBytesBeforeDirectory = (zip: Buffer, bytes: Uint8Array): Buffer => {
  const directory = directoryOf(zip)
  const file = Buffer.concat([zip.subarray(0, directory), bytes, zip.subarray(directory)])
  file.writeUInt32LE(directory + bytes.length, file.length - 6)
  return file
}

describe('a ZIP file', () => {
  test('may have sizes after its contents, as programs write it that do not know them before', async () => {
    const files = [{ name: 'word/document.xml', input: 'x'.repeat(200) }]
    const zip = Buffer.from(await new Response(makeZip(files)).arrayBuffer())
    expect([...(entriesOfZip(zip)?.keys() ?? [])]).toEqual(['word/document.xml'])
  })

  const macro = zipOf({ 'word/vbaProject.bin': 'x' })
  const hidden = macro.subarray(0, directoryOf(macro))
  const twice = docxOf()
  twice.writeUInt32LE(0, twice.indexOf('word/document.xml', directoryOf(twice)) - 4)
  const renamed = docxOf({ 'word/vbaProject.bin': 'x' })
  renamed.write('word/settings00.xml', renamed.indexOf('word/vbaProject.bin', directoryOf(renamed)))
  const nested = docxOf()
  nested.writeUInt32LE(nested.indexOf('word/document.xml') - 31, nested.lastIndexOf('word/document.xml') - 4)

  test.each([
    ['an entry that its directory does not have', withBytesBeforeDirectory(docxOf(), hidden)],
    ['bytes that belong to no entry', withBytesBeforeDirectory(docxOf(), Buffer.alloc(40))],
    ['an entry with another name than in its directory', renamed],
    ['two entries of the same bytes', twice],
    ['an entry that begins inside of another', nested],
  ])('with %s is refused', (_, zip) => {
    expect(entriesOfZip(zip)).toBeUndefined()
  })

  test('that would unpack to a gigabyte is read no further than asked', () => {
    const content = deflateRawSync(Buffer.alloc(1_000_000_000))
    const zip = zipOf({ '[Content_Types].xml': content })
    zip.writeUInt16LE(8, 8)
    zip.writeUInt16LE(8, directoryOf(zip) + 10)
    const entry = entriesOfZip(zip)?.get('[Content_Types].xml')
    if (!entry) throw new Error('The ZIP file has no such entry')
    expect(readEntry(zip, entry, 1000)).toBeUndefined()
  })

  test('that ends anywhere before its end is refused', () => {
    const zip = docxOf()
    for (let length = 0; length < zip.length; length += 1)
      expect(entriesOfZip(zip.subarray(0, length))).toBeUndefined()
  })
})

/** The file with some bytes changed, preferring values at which programs err. */
const brokenAtRandom = (file: Buffer, { roll, pick }: ReturnType<typeof diceOf>): Buffer => {
  const broken = Buffer.from(file)
  for (let count = Math.floor(roll() * 4); count >= 0; count -= 1)
    broken[Math.floor(roll() * broken.length)] = pick([0, 1, 0x7f, 0x80, 0xff, Math.floor(roll() * 256)])
  return roll() < 0.2 ? broken.subarray(0, Math.floor(roll() * broken.length)) : broken
}

describe('a document that was broken at random', () => {
  const dice = diceOf(25)

  test('is of a known type or refused, and nothing else is thrown', () => {
    for (let count = 0; count < howMany(4000, 200_000); count += 1) {
      const file = brokenAtRandom(dice.pick([docxOf(), docOf('ObjectPool')]), dice)
      try {
        expect(['doc', 'docx', 'pdf', 'jpg', 'png']).toContain(documentTypeOf(file))
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Refusal)
      }
    }
  })

  test('has for another program the entries that it has for ours', async () => {
    let accepted = 0
    for (let count = 0; count < howMany(1500, 30_000); count += 1) {
      const file = brokenAtRandom(docxOf({ 'word/media/a.png': 'x' }), dice)
      const entries = entriesOfZip(file)
      if (!entries) continue
      const names = await filesInZip(file).then(files => [...files.keys()], String)
      // The other program checks more, such as sums, and then opens nothing.
      if (typeof names === 'string') continue
      expect([...entries.keys()]).toEqual(names)
      accepted += 1
    }
    expect(accepted).toBeGreaterThan(50)
  })

  test('whose tables lead to one another ends', () => {
    const circle = docOf()
    for (let at = 512; at < 1024; at += 4) circle.writeUInt32LE(1, at)
    expect(namesInCompoundFile(circle)).toBeUndefined()
  })
})

describe('a document that acts when it is opened', () => {
  const related = (type: string, mode = 'TargetMode="External"') => ({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://elsewhere.example/x" ${mode}/></Relationships>`,
  })
  const pdf = (...objects: (string | Buffer)[]) =>
    Buffer.concat(['%PDF-1.7\n', ...objects, '\n%%EOF\n'].map(part => Buffer.from(part)))
  const packed = (objects: string) => {
    const stream = deflateSync(objects)
    return pdf(
      `5 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`,
      stream,
    )
  }

  test.each<[string, Buffer]>([
    ['a template from elsewhere', docxOf(related('attachedTemplate'))],
    ['a picture from elsewhere', docxOf(related('image'))],
    [
      'a template whose mode is spelled in numbers',
      docxOf(related('attachedTemplate', 'TargetMode="&#69;xternal"')),
    ],
    [
      'a template behind more than can be read',
      docxOf({ 'a.rels': ' '.repeat(1_900_000), 'b.rels': ' '.repeat(200_000) }),
    ],
    [
      'a template in a part that is not closed',
      docxOf({ 'a.rels': '<Relationship TargetMode="External" Type="x"' }),
    ],
    ['a foreign object', docxOf(related('oleObject', ''))],
    ['an object of Word', docxOf({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['a control', docxOf({ 'word/activeX/activeX1.xml': 'x' })],
    ['a program', docxOf({ 'word/media/photo.EXE': 'MZ' })],
    ['a name that leads out of its folder', docxOf({ 'word/../../start.xml': 'x' })],
    ['a name from the root', docxOf({ '/etc/start.xml': 'x' })],
    ['a package in an old document', docOf('\x01Ole10Native')],
    ['a formula of the old kind', docOf('Equation Native')],
    ['a script', pdf('1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>>>')],
    ['a script whose name is spelled in numbers', pdf('1 0 obj <</S/#4aava#53cript/JS(x)>>')],
    ['a program to start', pdf('1 0 obj <</S/Launch/F(cmd.exe)>>')],
    ['an embedded file', pdf('1 0 obj <</Names <</EmbeddedFiles 2 0 R>>>>')],
    ['a script among packed objects', packed('1 0 <</S/JavaScript/JS(x)>>')],
    ['more packed objects than can be read', packed(' '.repeat(30_000_000))],
    ['packed objects without end', pdf('/ObjStm '.repeat(1_000_000))],
  ])('with %s is refused', (_, file) => {
    expect(() => documentTypeOf(file)).toThrow(/^Please save this document without scripts, embedded files/)
  })

  test.each<[string, Buffer]>([
    ['a page to press', docxOf(related('hyperlink'))],
    ['a picture of its own', docxOf({ 'word/media/image1.png': 'x', ...related('image', '') })],
    ['a chart with its numbers', docxOf({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x' })],
    ['nothing else than text, in an old document', docOf('1Table')],
    ['a page to begin with', pdf('1 0 obj <</OpenAction [3 0 R /Fit]>>')],
    ['a sentence about scripts', pdf('1 0 obj <<>> stream\n(JavaScript / Launch)\nendstream')],
    ['packed objects', packed('1 0 <</Type/Page>>')],
  ])('that has only %s is kept', (_, file) => {
    expect(['docx', 'doc', 'pdf']).toContain(documentTypeOf(file))
  })
})

test('a large PDF is looked through in a moment, however it is made', () => {
  const head = '%PDF-1.7\n'
  const parts = ['/S', '/S ', '/S/', '/S/J#61va', '/Embedded', '/ObjStm stream\n', '#4a', 'x', '\0', ' ']
  for (const part of parts) {
    const file = Buffer.from(head + part.repeat(10_000_000 / part.length))
    const startedAt = performance.now()
    try {
      documentTypeOf(file)
    } catch {}
    expect(performance.now() - startedAt, part).toBeLessThan(5000) // what grows with the square takes minutes
  }
})

test('the relationships of a Word document are read in a moment, too', () => {
  for (const part of [
    '<relationship ',
    '<',
    'relationship',
    'type="/',
    '&#x',
    "targetmode='",
    '<relationship type = ',
  ]) {
    const file = docxOf({ 'a.rels': part.repeat(1_900_000 / part.length) })
    const startedAt = performance.now()
    try {
      documentTypeOf(file)
    } catch {}
    expect(performance.now() - startedAt, part).toBeLessThan(5000) // what grows with the square takes minutes
  }
})
