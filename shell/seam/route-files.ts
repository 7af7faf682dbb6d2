// The code of every route, requested only by a page that prefetches.

/** No app's file and no page can have this address. */
export const routeFilesPath = '/apps/route-files.json'

export type RouteFile = [address: string, integrity: string, bytes: number]

export interface RouteFiles {
  /** The version of the shell that these are for; its shared files are among them. */
  shell: string
  apps: Record<
    string,
    {
      version: string
      /** By route path: indexes into `files` of what it needs besides the shell's start. */
      routes: Record<string, number[]>
    }
  >
  files: RouteFile[]
}
