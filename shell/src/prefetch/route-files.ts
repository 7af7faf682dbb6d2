// What the server tells of the code of every route. Only a page that fetches ahead asks for it, so that no page carries it.

/** In a place that no app's files and no page can have. */
export const routeFilesPath = '/apps/route-files.json'

/** `bytes` as they are sent to most browsers. */
export type RouteFile = [address: string, integrity: string, bytes: number]

export interface RouteFiles {
  /** Version of the shell that these are for: the files of what it shares are among them. */
  shell: string
  apps: Record<
    string,
    {
      version: string
      /** By route path: what it needs besides the shell's own start, as places in `files`. */
      routes: Record<string, number[]>
    }
  >
  files: RouteFile[]
}
