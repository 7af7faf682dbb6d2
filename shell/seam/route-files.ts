// The server's data about the code of every route. Only a page that prefetches requests it, so that no page contains it.

/** An address that no app's file and no page can have. */
export const routeFilesPath = '/apps/route-files.json'

/** `bytes` as they are sent to most browsers. */
export type RouteFile = [address: string, integrity: string, bytes: number]

export interface RouteFiles {
  /** The version of the shell that these are for; its shared files are among them. */
  shell: string
  apps: Record<
    string,
    {
      version: string
      /** By route path: what it needs besides the shell's own start, as indexes into `files`. */
      routes: Record<string, number[]>
    }
  >
  files: RouteFile[]
}
