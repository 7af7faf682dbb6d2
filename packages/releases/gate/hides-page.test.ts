import { expect, test } from 'bun:test'
import { hidesPage } from './hides-page.ts'

const left: [open: string, end: string][] = [
  ...[
    'style',
    'textarea',
    'title',
    'script',
    'template',
    'noscript',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
  ].map((name): [string, string] => [`<${name}>`, `</${name}>`]),
  ['<!--', '-->'],
  ['<p title="', '">'],
  ["<p title='", "'>"],
  ['</p title="', '">'],
  ['<svg><title><style>', '</style></title></svg>'],
  ['<svg><![CDATA[', ']]></svg>'],
  ['<svg><foreignObject><textarea>', '</textarea></foreignObject></svg>'],
  ['<script><!--<script></script>', '--></script>'],
  ['<textarea></textarea title="', '">'],
  ['<template><div></template><template>', '</template>'],
  ['<template shadowrootmode="open">', '</template>'],
]

const places: [name: string, put: (html: string) => string][] = [
  ['alone', html => html],
  [
    'after what is closed',
    html => `<style>a{}</style><!--$--><template id="B:0"></template><h1>Homes${html}`,
  ],
  ['deep', html => `<main><ul><li><a href="/"><b>${html}`],
  ['in a table', html => `<table><tbody><tr><td>${html}`],
]

test.each(places.flatMap(([place, put]) => left.map(([open, end]) => [open, place, end, put] as const)))(
  'a first paint with an open %s, %s, hides the page; a closed one does not',
  (open, _, end, put) => {
    expect(hidesPage({ html: put(`${open}Homes`), css: '' })).toBe(true)
    expect(hidesPage({ html: put(`${open}Homes${end}`), css: '' })).toBe(false)
  },
)

test('plain text has no end, and styles may end too early', () => {
  expect(hidesPage({ html: '<plaintext>Homes</plaintext>', css: '' })).toBe(true)
  expect(hidesPage({ html: 'Homes', css: 'a{}</style><textarea>' })).toBe(true)
})

test.each([
  '<p id="page-data">',
  '<body ID=page-data>',
  '<script id="page-data">{}</script>',
  '<script type="module"></script>',
])('a first paint cannot bring its own %s', html => {
  expect(hidesPage({ html, css: '' })).toBe(true)
})
