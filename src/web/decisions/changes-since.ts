import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { formatUnits, formatUsd } from '#web/ui/format.ts'
import { panelMessages } from './panel-messages.ts'

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
  {
    opened,
    decisionId,
    isCostHidden,
    language = 'en',
  }: { opened: number; decisionId: string; isCostHidden: boolean; language?: Language },
): ChangesSince | null {
  if (opened === 0) return null
  const decided = asset.thesis
    .filter((entry) => entry.decisionId !== decisionId)
    .map((entry) => ({
      sequence: entry.sequence,
      words: decisionWords(entry, asset.stockOrOptions, isCostHidden, language),
    }))
  const happened = asset.events
    .filter(({ kind }) => CHANGING.has(kind))
    .map((event) => ({ sequence: event.sequence, words: eventWords(event, language) }))
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
  language: Language,
): string {
  const { of, at } = panelMessages(language).changes
  const name = actionName(action, language)
  const moved = quantity ?? quantitySold
  const decision = moved == null ? name : of(name, formatUnits(type, moved, language))
  const isTold = price !== null && !isPriceAttached && !isCostHidden
  return isTold ? at(decision, formatUsd(price.price, language)) : decision
}

function eventWords({ kind }: AssetEventView, language: Language): string {
  const { split, outcome, correction } = panelMessages(language).changes
  return kind === 'split-recorded' ? split : kind === 'option-settled' ? outcome : correction
}
