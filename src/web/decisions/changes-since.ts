import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { formatUnits, formatUsd } from '#web/ui/format.ts'

type Changing = Pick<AssetView, 'thesis' | 'events' | 'stockOrOptions'>

/** The changes of an asset that were recorded while a decision on it is being written. */
export type ChangesSince = {
  /** The sequence of the last of them. */
  readonly upTo: number
  /** Each in a few words, oldest first: `Sell Some of 4 shares at $190.00`. */
  readonly words: readonly string[]
}

/** The events that change the position or its terms; critiques, alerts and prices do not. */
const CHANGING: ReadonlySet<AssetEventView['kind']> = new Set([
  'split-recorded',
  'option-settled',
  'correction-recorded',
])

/** The sequence of the last entry of an asset that a page has loaded, with all entries before it. */
export const seenUpTo = ({ thesis, events, aiAnalysis }: Pick<AssetView, 'thesis' | 'events' | 'aiAnalysis'>): number =>
  Math.max(0, ...[...thesis, ...events, ...aiAnalysis].map(({ sequence }) => sequence))

/**
 * What was recorded since a form was opened, in any tab or on any device.
 * @param opened the sequence up to which the form knew the asset; 0 for a draft from before this was stored
 * @param decisionId of the form itself, whose own decision does not count as a change
 * @returns null when nothing was recorded
 */
export function changesSince(
  asset: Changing,
  { opened, decisionId, isCostHidden }: { opened: number; decisionId: string; isCostHidden: boolean },
): ChangesSince | null {
  if (opened === 0) return null
  const decided = asset.thesis
    .filter((entry) => entry.decisionId !== decisionId)
    .map((entry) => ({ sequence: entry.sequence, words: decisionWords(entry, asset.stockOrOptions, isCostHidden) }))
  const happened = asset.events
    .filter(({ kind }) => CHANGING.has(kind))
    .map((event) => ({ sequence: event.sequence, words: eventWords(event) }))
  const since = [...decided, ...happened]
    .filter(({ sequence }) => sequence > opened)
    .sort((one, other) => one.sequence - other.sequence)
  const last = since.at(-1)
  return last ? { upTo: last.sequence, words: since.map(({ words }) => words) } : null
}

function decisionWords(
  { action, quantity, quantitySold, price, isPriceAttached }: AssetView['thesis'][number],
  type: Changing['stockOrOptions'],
  isCostHidden: boolean,
): string {
  const moved = quantity ?? quantitySold
  const units = moved == null ? '' : ` of ${formatUnits(type, moved)}`
  const isTold = price !== null && !isPriceAttached && !isCostHidden
  return `${action}${units}${isTold ? ` at ${formatUsd(price.price)}` : ''}`
}

const eventWords = ({ kind }: AssetEventView): string =>
  kind === 'split-recorded' ? 'a split' : kind === 'option-settled' ? 'how the option ended' : 'a correction'
