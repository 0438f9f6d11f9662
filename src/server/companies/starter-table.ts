import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'

/** Beside this file, and beside the program that is built of it (scripts/build-server.ts). */
const FILE = fileURLToPath(new URL('./starter-table.csv', import.meta.url))

const Rows = z.array(z.object({ ticker: z.string(), companyName: z.string() }))

/**
 * The companies that can be found on first start and offline. The file says where they come from.
 * @throws when it is not there, or has other columns
 */
export function readStarterTable(): readonly ListedCompany[] {
  return Rows.parse(parse(readFileSync(FILE), { columns: true, comment: '#', comment_no_infix: true }))
}
