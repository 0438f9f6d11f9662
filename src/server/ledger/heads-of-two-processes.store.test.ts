import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { COMPILE_CACHE } from '#test/tools/compile-cache.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { readMarker } from '../database/journal-marker.ts'
import { openDatabase } from '../database/open-database.ts'
import { readHeadsFile } from './heads-file.ts'
import { compareOutsideHeads } from './outside-heads.ts'

const SCRIPT = resolve(import.meta.dirname, '../../../test/support/remember-heads.ts')
const USERS = ['alice', 'bobby']
const ENTRIES = 40

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null

// An SQLite is written by one process only.
it.runIf(server)(
  'two processes that share a folder lose no line of each other, whichever writes it anew',
  async () => {
    const name = `candor_${randomBytes(6).toString('hex')}`
    const folder = mkdtempSync(join(tmpdir(), 'candor-two-heads-'))
    const url = await createDatabase(server ?? '', name)
    const place = { engine: 'postgres', url } as const
    // Brought to its schema first, which two processes would wait for each other to do.
    const database = await openDatabase(place)
    const remembering = USERS.map((user) =>
      promisify(execFile)(process.execPath, [SCRIPT, url, folder, user, String(ENTRIES)], {
        env: { PATH: process.env.PATH, ...COMPILE_CACHE },
      }),
    )
    await Promise.all(remembering)
    const { heads, gone } = readHeadsFile(folder)
    expect([...heads.values()].map(({ userId, sequence }) => `${userId} ${sequence}`).toSorted()).toEqual([
      `alice ${ENTRIES}`,
      `bobby ${ENTRIES}`,
    ])
    expect(gone).toBe(0)
    const countedLines = () => readMarker(folder, 'marker')?.headLines ?? 0
    expect(await compareOutsideHeads(database.db, { folder, publicKey: null, countedLines }, [])).toEqual([])
    await database.db.destroy()
    await dropDatabase(server ?? '', name)
    rmSync(folder, { recursive: true })
  },
  60_000,
)
