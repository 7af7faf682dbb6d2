import { join } from 'node:path'
import { drawPicture } from '@portal/home-drawing/draw-picture'
import { readPicturePath } from '@portal/home-drawing/picture-path'
import { type Server, serve } from 'bun'

/** On a free port of this machine; returns the list of stories. */
export async function serveStories(
  folder: string,
): Promise<{ server: Server<undefined>; stories: string[] }> {
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const picture = readPicturePath(pathname)
      if (picture) return new Response(drawPicture(picture), { headers: { 'content-type': 'image/svg+xml' } })
      const file = Bun.file(join(folder, decodeURIComponent(pathname)))
      return (await file.exists()) ? new Response(file) : new Response('Not found', { status: 404 })
    },
  })
  const { entries }: { entries: Record<string, { type: string }> } = await Bun.file(
    join(folder, 'index.json'),
  ).json()
  return { server, stories: Object.keys(entries).filter(id => entries[id]?.type === 'story') }
}
