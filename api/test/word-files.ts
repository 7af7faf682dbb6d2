/** They are not compressed. */
export const zipOf = (entries: Record<string, string | Uint8Array>): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(entries)) {
    const name = Buffer.from(path)
    const content = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text)
    const sizes = Buffer.alloc(14)
    sizes.writeUInt32LE(Bun.hash.crc32(content), 0)
    sizes.writeUInt32LE(content.length, 4)
    sizes.writeUInt32LE(content.length, 8)
    sizes.writeUInt16LE(name.length, 12)
    const version = Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const own = Buffer.concat([Buffer.from('PK\x03\x04'), version, sizes, Buffer.alloc(2), name, content])
    const place = Buffer.alloc(4)
    place.writeUInt32LE(at)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\0', 'latin1'),
        version,
        sizes,
        Buffer.alloc(12),
        place,
        name,
      ]),
    )
    bodies.push(own)
    at += own.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end])
}

const typesOf = (main: string): string =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/${main}.main+xml"/></Types>`

/** For today's Word. */
export const docxOf = (more: Record<string, string> = {}): Buffer =>
  zipOf({
    '[Content_Types].xml': typesOf('vnd.openxmlformats-officedocument.wordprocessingml.document'),
    'word/document.xml': '<w:document/>',
    ...more,
  })

/** It says that it has macros, in spite of its entries' names. */
export const docmOf = (): Buffer =>
  zipOf({ '[Content_Types].xml': typesOf('vnd.ms-word.document.macroEnabled'), 'word/document.xml': '' })

/** Header, table of sectors, and two sectors of names. */
export const compoundFileOf = (names: readonly string[]): Buffer => {
  const file = Buffer.alloc(4 * 512)
  file.write('d0cf11e0a1b11ae1', 0, 'hex')
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48) // names begin in sector 1
  file.writeUInt32LE(0xfffffffe, 68)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76) // the table is sector 0
  file.fill(0xff, 512, 1024)
  file.writeUInt32LE(0xfffffffd, 512)
  file.writeUInt32LE(2, 516)
  file.writeUInt32LE(0xfffffffe, 520)
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 1024 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(name.length * 2 + 2, at + 64)
    file.writeUInt8(index === 0 ? 5 : 2, at + 66)
  }
  return file
}

/** For old Word. */
export const docOf = (...more: string[]): Buffer => compoundFileOf(['WordDocument', '1Table', ...more])
