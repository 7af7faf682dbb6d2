// Swagger UI at /api/docs, from its npm package, so that it works offline and under a strict CSP.
import { fileURLToPath } from 'node:url'
import { Elysia } from 'elysia'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rental Portal API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="page"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#page', deepLinking: true })`

const policy = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ')

const send = (body: string | Blob, type: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-cache' },
  })

const packaged = (url: string): Blob => Bun.file(fileURLToPath(url))
const styles = packaged(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))
const script = packaged(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))

export const docsPage = new Elysia({ detail: { hide: true } })
  .get('/api/docs', () => send(page, 'text/html; charset=utf-8'))
  .get('/api/docs/start.js', () => send(start, 'text/javascript'))
  .get('/api/docs/swagger-ui.css', () => send(styles, 'text/css'))
  .get('/api/docs/swagger-ui-bundle.js', () => send(script, 'text/javascript'))
