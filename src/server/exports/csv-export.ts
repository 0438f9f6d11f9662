import type { AssetFacts, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { csvCell } from './csv-cell.ts'
import { type ExportSource, readPages } from './export-source.ts'

type Decision = Entry<DecisionRecorded>
type Cell = string | number | null

/** The columns, in their order. What was corrected later stands as it was recorded. */
const COLUMNS: Readonly<Record<string, (decision: Decision, facts: AssetFacts | null) => Cell>> = {
  sequence: ({ sequence }) => sequence,
  recorded_at: ({ recordedAt }) => recordedAt,
  decided_on: dayOf,
  asset_id: ({ assetId }) => assetId,
  ticker: (_, facts) => facts?.ticker ?? null,
  company: (_, facts) => facts?.companyName ?? null,
  type: (_, facts) => facts?.type ?? null,
  option_right: (_, facts) => facts?.contract?.right ?? null,
  option_strike: (_, facts) => facts?.contract?.strike ?? null,
  option_expires_on: (_, facts) => facts?.contract?.expiresOn ?? null,
  action: ({ action }) => action,
  quantity: ({ quantity }) => quantity,
  price_usd: ({ price }) => price?.price ?? null,
  price_source: ({ price }) => price?.source ?? null,
  price_at: ({ price }) => price?.at ?? null,
  confidence: ({ confidence }) => confidence,
  thesis: ({ thesis }) => thesis,
  wrong_if: ({ ownTest }) => ownTest?.line ?? null,
  wrong_if_on: ({ ownTest }) => ownTest?.on ?? null,
  stop_loss_set_to: ({ levels }) => levels?.stopLoss?.to ?? null,
  take_profit_set_to: ({ levels }) => levels?.takeProfit?.to ?? null,
}

/** Without it spreadsheets take the file for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** A row for each decision, oldest first (RFC 4180). */
export async function* exportCsv(source: ExportSource): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${[...Object.keys(COLUMNS), 'hash'].join(',')}\r\n`
  const facts = new Map<number, AssetFacts>()
  for await (const page of readPages(source)) {
    const rows: string[] = []
    for (const { body, hash } of page) {
      const entry = tryReadEntry(body)
      if (entry?.kind !== 'decision-recorded') continue
      if (entry.asset) facts.set(entry.assetId, entry.asset)
      const ofAsset = facts.get(entry.assetId) ?? null
      const cells = [...Object.values(COLUMNS).map((column) => column(entry, ofAsset)), hash]
      rows.push(`${cells.map(csvCell).join(',')}\r\n`)
    }
    if (rows.length > 0) yield rows.join('')
  }
}

/** New York's day of the decision: the one that the person named, where they named one. */
function dayOf(decision: Decision): string {
  const named = 'decidedOn' in decision ? decision.decidedOn : null
  return typeof named === 'string' ? named : marketDayOf(decision.recordedAt)
}
