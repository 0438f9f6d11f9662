import { inventedThesis } from './journal.ts'
import { candorWith, readInTurns } from './reader.ts'

const DECISIONS = 10_000
const ASSETS = 100
const REQUESTS = 60
const LIMIT = 3

/**
 * Measures searches in 10,000 entries for a common word, a rare word, and the first letters of it, compared with the newest
 * page of the same journal, which is read by one index.
 */
export async function journalSearch(): Promise<boolean> {
  const plain = await candorWith({ assets: ASSETS, decisions: DECISIONS, hasOwnTheses: true }, '/api/journal')
  const [common = '', rare = ''] = [
    ...inventedThesis(1, 1)
      .toLowerCase()
      .matchAll(/[a-z]+/g),
  ]
    .map(([word]) => word)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .filter((_, index, words) => index === 0 || index === words.length - 1)
  const searches = [common, rare, common.slice(0, 1), `${common} ${rare.slice(0, 3)}`]
  const targets = [
    plain,
    ...searches.map((search) => ({ ...plain, path: `/api/journal?search=${encodeURIComponent(search)}` })),
  ]
  const [read, ...searched] = await readInTurns(targets, REQUESTS)
  await plain.server.stop()
  if (!read) return false
  const ratios = searched.map(({ p50Ms }) => p50Ms / read.p50Ms)
  const each = searches.map((search, index) => `“${search}” ${ratios[index]?.toFixed(2)}x`).join(', ')
  console.log(
    `journal-search, ${DECISIONS} entries: a page p50 ${read.p50Ms.toFixed(2)} ms; searched ${each} (limit ${LIMIT}x)`,
  )
  return Math.max(...ratios) <= LIMIT
}
