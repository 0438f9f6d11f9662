import { isOfTheLists } from '#domain/ledger/ledger-fault.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { verify } from '../ledger/verify.ts'

/** How many faults the ledgers have. Differing rows of the lists do not count, because a start makes them anew. */
export const countLedgerFaults = async (database: OpenDatabase): Promise<number> =>
  (await verify(database)).faults.filter((fault) => !isOfTheLists(fault)).length
