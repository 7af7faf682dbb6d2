// Only the sources, an empty home folder, and an environment that names only these.
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { captureCommand } from '../capture-command.ts'
import { root } from '../root.ts'

/** The user of a command; by default our own account. */
export interface Account {
  uid?: number
  gid?: number
}

interface Begun {
  pid: number
  said: () => string
  /** Returns once the output has that, or the command has ended. */
  until: (what: string | RegExp) => Promise<void>
  exited: Promise<number>
}

const isMade =
  /^(node_modules|dist|\.git|\.bun|\.data|\.types|\.swc|test-results|storybook-static|.*\.tsbuildinfo|\.mf-copy-.*)$/
/** A newcomer's machine lacks these. */
const isForeign = /^(bun|bunx|chromium.*|google-chrome.*)$/
/** Where Bun keeps packages; see install-packages.ts. */
const cache = [join(homedir(), '.bun/install/cache'), join(root, '.bun/cache')].find(existsSync) ?? ''

const { engines }: { engines: { bun: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const fetched = `.bun/${engines.bun.replace('^', '')}`

export class Newcomer {
  readonly clone: string
  readonly home: string
  readonly programs: string

  private constructor(
    readonly folder: string,
    name: string,
  ) {
    this.clone = join(folder, name)
    this.home = join(folder, 'home')
    this.programs = join(folder, 'bin')
  }

  /** `name` is the clone's; `folder` contains clone and home, by default a new one. */
  static async arrive({ name = 'portal', folder = '' } = {}): Promise<Newcomer> {
    const newcomer = new Newcomer(folder || (await mkdtemp(join(tmpdir(), 'newcomer-'))), name)
    await chmod(newcomer.folder, 0o755)
    await mkdir(newcomer.home)
    await mkdir(newcomer.programs)
    const programs = new Map<string, string>()
    for (const place of (process.env.PATH ?? '').split(':').filter(existsSync))
      for (const program of readdirSync(place))
        if (!programs.has(program) && !isForeign.test(program)) programs.set(program, join(place, program))
    for (const [program, path] of programs) await symlink(path, join(newcomer.programs, program))
    cpSync(root, newcomer.clone, {
      recursive: true,
      filter: path => path === root || !isMade.test(basename(path)),
    })
    return newcomer
  }

  /** The home folder only if the account should have one. */
  async giveTo({ uid, gid }: Required<Account>, hasHome: boolean): Promise<void> {
    const folders = hasHome ? [this.clone, this.home] : [this.clone]
    await captureCommand(['chown', '-R', `${uid}:${gid}`, ...folders])
  }

  /** As if Bun had been fetched. */
  async addBun(): Promise<void> {
    const bun = join(this.clone, fetched, 'bun')
    await mkdir(join(this.clone, fetched), { recursive: true })
    await link(process.execPath, bun).catch(() => copyFile(process.execPath, bun))
  }

  /** Packages come from this machine's cache. */
  readonly withCache = { BUN_INSTALL_CACHE_DIR: cache }
  /** A registry that refuses connections, which npm reports right away. */
  readonly withoutNetwork = { HTTPS_PROXY: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

  /** Starts it in its own process group, like a terminal. */
  begin(command: string[], env: Record<string, string> = {}, account: Account = {}): Begun {
    const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env
    const child = Bun.spawn(command, {
      ...account,
      cwd: this.clone,
      env: {
        PATH: this.programs,
        HOME: this.home,
        LANG: 'C.UTF-8',
        npm_config_update_notifier: 'false',
        ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
        ...(SSL_CERT_FILE && { SSL_CERT_FILE }),
        ...env,
      },
      detached: true,
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    let text = ''
    const read = async (stream: ReadableStream<Uint8Array>) => {
      const decoder = new TextDecoder()
      for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
    }
    const reading = Promise.all([read(child.stdout), read(child.stderr)])
    let isOver = false
    const exited = child.exited.then(async code => {
      isOver = true
      await reading
      return code
    })
    const said = () => text.replace(/^\n?> .*\n/gm, '').trimStart()
    return {
      pid: child.pid,
      said,
      exited,
      until: async what => {
        while (!isOver && !(typeof what === 'string' ? text.includes(what) : what.test(text)))
          await Bun.sleep(20)
      },
    }
  }

  /** Returns its output. */
  async run(command: string[], env: Record<string, string> = {}, account: Account = {}): Promise<string> {
    const { exited, said } = this.begin(command, env, account)
    await exited
    return said()
  }

  /** The processes in this machine's folders, of its programs, or with its paths. */
  processes(): string[] {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name) && this.has(name))
  }

  private has(pid: string): boolean {
    try {
      const places = [readlinkSync(`/proc/${pid}/cwd`), readlinkSync(`/proc/${pid}/exe`)]
      return [...places, readFileSync(`/proc/${pid}/cmdline`, 'utf8')].some(text =>
        text.includes(`${this.folder}/`),
      )
    } catch {
      return false // It has ended.
    }
  }

  /** Sends Ctrl+C like a terminal; returns the seconds until no process is left. */
  async interrupt({ pid, exited }: Begun): Promise<number> {
    const startedAt = performance.now()
    process.kill(-pid, 'SIGINT')
    await exited
    while (this.processes().length > 0) await Bun.sleep(20)
    return (performance.now() - startedAt) / 1000
  }

  leave(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}
