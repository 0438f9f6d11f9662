import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BothEngines, openBothEngines } from '#test/support/both-engines.ts'
import { copyDemo, furnish, wantRecap } from '#test/support/furnish-both.ts'
import { READS, SECRET } from '#test/support/reads-of-both.ts'
import { tellByHand } from '#test/support/story-for-both.ts'
import { createEnglishDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const database = `candor_${randomBytes(6).toString('hex')}`

const ACCOUNTS = ['tells.by.hand', 'has.the.demo', 'took.it.over', 'has.nothing'] as const
const [TELLER, DEMO, HEIR, NOBODY] = ACCOUNTS

/** Some seconds on a machine of one's own, and a minute on one that others load. */
const LONGEST_STORY_MS = 180_000

/** What only the machine and its operator make different. */
const ofOperator = (body: string): string => body.replace(/\{"name":"(CANDOR_DATA|DATABASE_URL)",[^}]*\}/g, '$1')

if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('SQLite and PostgreSQL', () => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-both-'))
    let both: BothEngines
    beforeAll(async () => {
      const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
      const unlimited = {
        SEARCHES_PER_MINUTE: '0',
        PRICES_PER_MINUTE: '0',
        CRITIQUES_PER_MINUTE: '0',
        UPLOADS_PER_MINUTE: '0',
      }
      const environment = { RECEIPT_KEY: key.toString('base64'), CANDOR_SECRET: SECRET, ...unlimited }
      both = await openBothEngines(await createEnglishDatabase(server, database), folder, environment, ofOperator)
      both.setNow('2024-01-02T15:00:00.000Z')
      for (const name of [TELLER, NOBODY]) await both.member(name)
      await tellByHand(both, TELLER)
      both.setNow('2026-11-20T22:30:00.000Z')
      for (const name of [DEMO, HEIR]) await both.member(name)
      await copyDemo(both, DEMO, '2026-11-20')
      await wantRecap(both, TELLER)
      const exported = await both.get(TELLER, '/api/export')
      await both.post(HEIR, '/api/import', JSON.parse(Buffer.from(exported, 'latin1').toString()))
      await furnish(both, TELLER)
    }, LONGEST_STORY_MS)
    afterAll(async () => {
      await both.close()
      await dropDatabase(server, database)
      rmSync(folder, { recursive: true })
    })

    it('have every GET of the API compared here, or named with the reason why not', () => {
      const gets = both.apps[0].http.routes.filter(({ path, method }) => method === 'GET' && path.startsWith('/api'))
      expect(Object.keys(READS).sort()).toEqual([...new Set(gets.map(({ path }) => path))].sort())
    })

    it('answer the same to everything that is recorded', () => {
      expect(both.differencesSince()).toEqual([])
    })

    it.each(ACCOUNTS)('give the same to the byte of the journal of %s', async (name) => {
      const read = async <T>(path: string) => JSON.parse(await both.get(name, path)) as T
      const { assets } = await read<{ assets: { assetId: number }[] }>('/api/journal/assets')
      const { drafts } = await read<{ drafts: { draftId: string }[] }>('/api/drafts')
      const { due } = await read<{ due: { sequence: number }[] }>('/api/mirror/reviews')
      const journal = {
        name,
        assets: assets.map(({ assetId }) => assetId),
        drafts: drafts.map(({ draftId }) => draftId),
        reviews: due.map(({ sequence }) => sequence),
      }
      for (const reads of Object.values(READS))
        if (typeof reads !== 'string') for (const path of reads(journal)) await both.get(name, path)
      expect(both.differencesSince()).toEqual([])
    })
  })
else it('are compared where both are there', () => expect(process.env.CANDOR_TEST_ENGINE).toBe('sqlite'))
