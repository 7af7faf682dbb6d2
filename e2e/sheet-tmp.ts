import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const [engine, pattern, columns, width, out, from = '0', count = '100'] = process.argv.slice(2)
const dir = `/work/wt-e/test-results/engines/${engine}`
const files = readdirSync(dir)
  .filter(f => new RegExp(pattern!).test(f))
  .sort()
  .slice(Number(from), Number(from) + Number(count))
const html =
  `<body style="margin:8px;background:#777;font:12px sans-serif;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px">` +
  files
    .map(
      f =>
        `<div>${f}<img style="width:100%" src="data:image/png;base64,${readFileSync(dir + '/' + f).toString('base64')}"></div>`,
    )
    .join('')
const b = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const p = await b.newPage({ viewport: { width: Number(columns) * (Number(width) + 8) + 16, height: 900 } })
await p.setContent(html)
await p.screenshot({ path: out!, fullPage: true })
await b.close()
console.log(files.length)
