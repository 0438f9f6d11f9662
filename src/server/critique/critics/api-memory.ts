import type { Db } from '../../database/open-database.ts'
import { findSetting, storeSetting } from '../../database/settings-store.ts'
import type { ApiMemory } from './model-call.ts'

/** Stored in the database by the server's address, so that the next start need not find it out again. */
export const openApiMemory = (db: Db, baseUrl: string): ApiMemory => ({
  async find() {
    const stored = await findSetting(db, nameOf(baseUrl))
    return stored === 'chat' || stored === 'responses' ? stored : null
  },
  remember: (api) => storeSetting(db, nameOf(baseUrl), api),
})

const nameOf = (baseUrl: string): string => `ai-api ${baseUrl}`
