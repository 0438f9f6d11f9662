import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumOfJourneys } from '../tools/chromium.ts'
import { roomInMemory } from '../tools/room-in-memory.ts'

const run = promisify(execFile)

/** What some Candors with their databases and some browsers with their profiles may need. */
const ROOM_BYTES = 2 * 1024 ** 3

let folder: string | undefined

/**
 * A journey needs the built pages and a browser, which is installed here before every worker starts one of its own. Whatever they write
 * to temporary folders, whose address the workers inherit, is in memory if there is room: a Candor waits for its disk with each
 * decision, and a disk that others use too is slow.
 */
export async function setup(): Promise<void> {
  await run(process.execPath, ['scripts/build.ts', '--if-stale'])
  await chromiumOfJourneys()
  folder = await mkdtemp(join(await roomInMemory(ROOM_BYTES), 'candor-journeys-'))
  process.env.TMPDIR = folder
  process.once('exit', deleteFolder)
}

export const teardown = (): void => deleteFolder()

/** Also where a run is broken off, because memory is more precious than a disk. */
function deleteFolder(): void {
  if (folder) rmSync(folder, { recursive: true, force: true })
}
