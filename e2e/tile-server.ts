// Street tiles for stories, on TILE_PORT. A route of Playwright's would pass every request through the story's process, and
// turn off the browser's cache.
import { createServer } from 'node:http'
import { tile } from './tile.ts'

const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }

createServer((_, response) => response.writeHead(200, headers).end(tile)).listen(
  Number(process.env.TILE_PORT),
  'localhost',
)
