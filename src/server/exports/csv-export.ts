import type { Asset } from '#domain/assets/asset.ts'
import { toldPrice } from '#domain/assets/attached-price.ts'
import { countedEntry } from '#domain/assets/counted-entry.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import type { AssetFacts, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { correctionWords } from './correction-format.ts'
import { csvCell } from './csv-cell.ts'
import { type ExportSource, readPages } from './export-source.ts'

type Decision = Entry<DecisionRecorded>
type Cell = string | number | null

/** The columns, in their order. */
const COLUMNS: Readonly<Record<string, (decision: Decision, facts: AssetFacts | null) => Cell>> = {
  sequence: ({ sequence }) => sequence,
  recorded_at: ({ recordedAt }) => recordedAt,
  decided_on: decidedOn,
  asset_id: ({ assetId }) => assetId,
  ticker: (_, facts) => facts?.ticker ?? null,
  company: (_, facts) => facts?.companyName ?? null,
  type: (_, facts) => facts?.type ?? null,
  option_right: (_, facts) => facts?.contract?.right ?? null,
  option_strike: (_, facts) => facts?.contract?.strike ?? null,
  option_expires_on: (_, facts) => facts?.contract?.expiresOn ?? null,
  action: ({ action }) => action,
  quantity: ({ quantity }) => quantity,
  price_usd: (decision) => toldPrice(decision)?.price ?? null,
  price_source: (decision) => toldPrice(decision)?.source ?? null,
  price_at: (decision) => toldPrice(decision)?.at ?? null,
  price_known_at: (decision) => toldPrice(decision)?.knownAt ?? null,
  confidence: ({ confidence }) => confidence,
  thesis: ({ thesis }) => thesis,
  wrong_if: ({ ownTest }) => ownTest?.line ?? null,
  wrong_if_on: ({ ownTest }) => ownTest?.on ?? null,
  stop_loss_set_to: ({ levels }) => levels?.stopLoss?.to ?? null,
  take_profit_set_to: ({ levels }) => levels?.takeProfit?.to ?? null,
}

type CorrectedAssets = ReadonlyMap<number, Asset>

/** Without it, spreadsheets do not recognize the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A row for each decision, oldest first (RFC 4180). Its figures are the corrected ones, with the corrections beside
 * them. The hash is that of the entry as it was recorded.
 */
export async function* exportCsv(source: ExportSource): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${[...Object.keys(COLUMNS), 'corrected', 'hash'].join(',')}\r\n`
  const facts = new Map<number, AssetFacts>()
  const corrected = await findRevisedAssets(source)
  for await (const page of readPages(source)) {
    const rows: string[] = []
    for (const { body, hash } of page) {
      const written = tryReadEntry(body)
      if (written?.kind !== 'decision-recorded') continue
      if (written.asset) facts.set(written.assetId, written.asset)
      const asset = corrected.get(written.assetId)
      const entry = asset ? countedEntry(written, asset) : written
      const ofAsset = asset?.facts ?? facts.get(written.assetId) ?? null
      const cells = [
        ...Object.values(COLUMNS).map((column) => column(entry, ofAsset)),
        asset ? correctionWords(asset, written.sequence) : null,
        hash,
      ]
      rows.push(`${cells.map(csvCell).join(',')}\r\n`)
    }
    if (rows.length > 0) yield rows.join('')
  }
}

/** The few assets with entries that were corrected, or restated by a split. */
async function findRevisedAssets({ db, userId }: ExportSource): Promise<CorrectedAssets> {
  const rows = await db
    .selectFrom('entries')
    .select('asset_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', 'in', ['correction-recorded', 'split-recorded'])
    .execute()
  const corrected = new Map<number, Asset>()
  for (const { asset_id } of rows) {
    const asset = asset_id === null ? null : (await findStanding(db, userId, { assetId: asset_id })).asset
    if (asset) corrected.set(asset.assetId, asset)
  }
  return corrected
}
