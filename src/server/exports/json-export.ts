import type { ExportedAnchor } from '#contract/anchors.ts'
import { SettingsBody } from '#contract/settings.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { AnchorRow, DailyPriceRow } from '../database/tables.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { parseReceipt } from '../receipts/receipt-store.ts'
import { readVerifier } from '../receipts/verifier.ts'
import { type ExportSource, readPages } from './export-source.ts'

/** A close of the user's own, typed or uploaded. */
type ExportedClose = Omit<DailyPriceRow, 'owner' | 'known_since'> & { readonly knownSince?: string }

/**
 * A whole journal as one JSON document, with a line for each entry. It depends only on the journal, so that the same journal
 * gives the same bytes, wherever it was imported. `checksum` is the SHA-256 of the canonical JSON of everything except the
 * entries. It reveals accidental changes; the entries are protected by their hash chain.
 */
export async function* exportJson(source: ExportSource): AsyncGenerator<string> {
  const { head, userId, entryCount, receipts, anchors } = source
  const { sequence, hash, ledgerId: ledger = userId } = head
  const format = { format: 'candor-journal', version: 1, ledger } as const
  yield `${JSON.stringify({ ...format, entryCount }).slice(0, -1)},"entries":[`
  let separator = '\n'
  for await (const page of readPages(source)) {
    yield separator + page.map(lineOf).join(',\n')
    separator = ',\n'
  }
  const rest = {
    head: { hash, sequence },
    preferences: await listPreferences(source),
    closes: await listCloses(source),
    receipts,
    // Without anchors the member is left out, so that earlier versions of Candor and of the verifier can read the export.
    ...(anchors.length > 0 ? { anchors: anchors.flatMap(exportAnchor) } : {}),
    verifier: readVerifier(),
  }
  const checksum = sha256(canonicalJson({ ...format, entryCount, ...rest }))
  const members = Object.entries({ ...rest, checksum }).map(([name, value]) => `"${name}":${linesOf(value)}`)
  yield `\n],\n${members.join(',\n')}}\n`
}

/** The text that was hashed, byte for byte, or as a JSON string if it is no longer a valid entry. */
function lineOf({ body, hash, previousHash }: StoredEntry): string {
  const entry = tryReadEntry(body) ? body : JSON.stringify(body)
  return `{"entry":${entry},"hash":${JSON.stringify(hash)},"previousHash":${JSON.stringify(previousHash)}}`
}

const linesOf = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
    : JSON.stringify(value)

function exportAnchor({ receipt, calendar, submitted_at: submittedAt, proof }: AnchorRow): ExportedAnchor[] {
  const read = parseReceipt(receipt)
  return read ? [{ receipt: read, calendar, submittedAt, proof }] : []
}

/** The settings alone: a weekly recap is stored beside them, and belongs to the mail that confirmed it here. */
async function listPreferences({ db, userId }: ExportSource): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .where('name', 'in', Object.keys(SettingsBody.shape))
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
}

async function listCloses({ db, userId }: ExportSource): Promise<ExportedClose[]> {
  const rows = await db
    .selectFrom('daily_prices')
    .select(['symbol', 'day', 'open', 'high', 'low', 'close', 'source', 'known_since'])
    .where('owner', '=', userId)
    .orderBy('symbol')
    .orderBy('day')
    .execute()
  // Databases sort text by the rules of their language or by its bytes, and the same journal gives the same bytes.
  const bySymbol = [...Map.groupBy(rows, ({ symbol }) => symbol)].sort(([one], [other]) => (one < other ? -1 : 1))
  // Left out where it is not known, as in exports from before it was, so that such a journal comes back to the byte.
  return bySymbol.flatMap(([, closes]) =>
    closes.map(({ known_since, ...close }) => ({
      ...close,
      ...(known_since !== null && { knownSince: known_since }),
    })),
  )
}
