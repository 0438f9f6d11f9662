import type { LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { faultOfRow, judge, readPlaces } from './judge-assets.ts'
import { readAssetByAsset } from './ledger-pages.ts'
import { type LedgerFindings, type Pause, pausePerPage } from './ledger-reading.ts'
import { seekLostEntries } from './lost-entries.ts'

type Comparison = {
  /** The number of assets that come of an undamaged ledger; 0 of a damaged one. */
  readonly assets: number
  /** All faults of the assets and of their rows. */
  readonly faults: readonly LedgerFault[]
}

/**
 * Compares a user's rows with the replay, one asset after the other. The rows of a damaged ledger are not compared, and only
 * what they reveal about entries that are gone is told.
 * @param db a snapshot, because rows and entries are read one after the other
 * @param isRenewed whether a row that differs is written anew by itself, and so is no fault
 */
export async function compareReadModel(
  db: Db,
  userId: string,
  findings: LedgerFindings,
  pause: Pause = nextSlice,
  isRenewed: (row: AssetRow) => boolean = () => false,
): Promise<Comparison> {
  const { outline, isWhole } = findings
  const onEntries = pausePerPage(pause)
  const entriesOf = readAssetByAsset(db, userId)
  const lostEntries = seekLostEntries()
  const notReplayed: LedgerFault[] = []
  const ofRows: LedgerFault[] = []
  let wrong = 0
  for await (const place of readPlaces(db, userId)) {
    lostEntries.take(place)
    if (!isWhole) {
      await onEntries(1)
      continue
    }
    const judged = await judge(entriesOf, userId, outline, place, onEntries)
    if (judged.isContradictory && outline.isOpened(place.assetId)) wrong += 1
    if (judged.notReplayed) notReplayed.push(judged.notReplayed)
    const fault = faultOfRow(judged)
    if (fault && !(place.row && isRenewed(place.row))) ofRows.push(fault)
  }
  const lost = lostEntries.faults(findings)
  return {
    assets: isWhole ? outline.opened() - wrong : 0,
    faults: [...bySequence(notReplayed), ...lost, ...(lost.length > 0 ? [] : ofRows)],
  }
}

export const bySequence = (faults: readonly LedgerFault[]): LedgerFault[] =>
  faults.toSorted((a, b) => a.sequence - b.sequence)
