import { prepareDatabases } from '@portal/api/test-databases'
import { readFileSync, readdirSync } from 'node:fs'
import postgres from 'postgres'
import { createDatabase, dropDatabase } from '../api/test/test-database.ts'
const { env, stop } = await prepareDatabases()
process.env.TEST_SUPERUSER_URL = env.TEST_SUPERUSER_URL
const port = new URL(env.TEST_SUPERUSER_URL).port
const stat = (pid: number|string) => { try { const s = readFileSync(`/proc/${pid}/stat`, 'latin1'); const f = s.slice(s.lastIndexOf(') ')+2).split(' '); return { u: (Number(f[11])+Number(f[12]))/100, c: (Number(f[13])+Number(f[14]))/100 } } catch { return undefined } }
let pm = 0
for (const d of readdirSync('/proc')) { if (!/^\d+$/.test(d)) continue; try { const cmd = readFileSync(`/proc/${d}/cmdline`, 'latin1'); if (cmd.includes('/postgres\0') && cmd.includes('-p\0'+port)) { pm = Number(d); break } } catch {} }
const pg = () => { const p = stat(pm)!; let sum = p.u + p.c; for (const k of readFileSync(`/proc/${pm}/task/${pm}/children`, 'latin1').trim().split(' ')) { const s = stat(k); if (s) sum += s.u + s.c } return sum }
const a = postgres(env.TEST_SUPERUSER_URL, { max: 1 })
console.log((await a`select version()`)[0], await a`select pg_database_size(oid)/1e6 as mb, datname from pg_database`)
console.log(await a`select name, setting from pg_settings where name in ('shared_buffers','file_copy_method','autovacuum','wal_level','max_wal_size','data_directory','checkpoint_timeout','max_wal_senders','track_activities','track_counts','wal_compression','jit')`)
const dd = (await a`show data_directory`)[0].data_directory
console.log('files', Bun.spawnSync(['sh','-c',`for d in ${dd}/base/*; do echo $d $(ls $d | wc -l) $(du -sm $d | cut -f1); done`]).stdout.toString())
const N = 20
const round = async (name: string) => {
  for (const t of [env.TEST_TEMPLATE_URL, env.TEST_SEEDED_URL]) {
    let c = 0, d = 0; const b0 = process.cpuUsage()
    for (let i = 0; i < N; i++) { const p0 = pg(); const u = await createDatabase(t, t); await Bun.sleep(20); const p1 = pg(); await dropDatabase(u); await Bun.sleep(20); c += p1 - p0; d += pg() - p1 }
    const b = process.cpuUsage(b0)
    console.log(name, t === env.TEST_TEMPLATE_URL ? 'template' : 'seeded', 'create', (c / N).toFixed(4), 'drop', (d / N).toFixed(4), 'bun', ((b.user + b.system) / 1e6 / N).toFixed(4))
  }
}
await round('now')
for (const s of process.argv.slice(2)) { await a.unsafe(`alter system set ${s}`); await a`select pg_reload_conf()`; await Bun.sleep(300); await round(s) }
await a.end(); await stop(); process.exit(0)
