import { rmSync } from 'node:fs'

/** Removes what the portal of this run kept. */
const removeData = (): void => rmSync(process.env.E2E_DATA_DIR ?? '', { recursive: true, force: true })

export default removeData
