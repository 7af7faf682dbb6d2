import fc from 'fast-check'

/**
 * Values that break servers: bytes a database refuses, numbers past every range, markup, SQL, wrong types,
 * depth.
 */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    'a\ud800b',
    '\udfff',
    "'; drop table users; --",
    '<img src=x onerror=alert(1)>',
    '%00%ff',
    '__proto__',
    1e308,
    -1e308,
    -0,
    2 ** 53,
    2 ** 63,
    0.1 + 0.2,
    '9'.repeat(400),
    'é'.repeat(20_000),
    '\u202e\u0000\u200b',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '2024-02-30',
    null,
    true,
    [],
    {},
    [[[[[[]]]]]],
    { $ne: null },
    { toString: 'x', constructor: null },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue(),
)
