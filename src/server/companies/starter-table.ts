import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'

/** The file is beside this one, and beside the built program (scripts/build-server.ts). */
const FILE = fileURLToPath(new URL('./starter-table.csv', import.meta.url))

const Rows = z.array(z.object({ ticker: z.string(), companyName: z.string() }))

/**
 * The companies that can be found at the first start and offline. The file names its source.
 * @throws when the file is missing, or has other columns
 */
export function readStarterTable(): readonly ListedCompany[] {
  return Rows.parse(parse(readFileSync(FILE), { columns: true, comment: '#', comment_no_infix: true }))
}
