import type { AssetNamesView, JournalEntryView } from '#contract/journal.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import type { ListName } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { markFound, searchedForms, wordForms } from '#domain/search/text-search.ts'
import { readableDate, readableDay } from '#domain/time.ts'
import { placeOf } from '#web/journal/place-of.ts'
import { actionName } from '#web/language/action-names.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { paletteMessages } from './palette-messages.ts'

/** A place to go to, or an action. */
export type PaletteItem = {
  /** Unique among all items. */
  readonly id: string
  readonly words: string
  /** Whether these are people's own words, or a critique of them. */
  readonly areOwnWords?: true
  /** A short addition in smaller letters. */
  readonly aside: string
  /** The list of an asset. */
  readonly list?: ListName
  readonly leadsTo: { readonly path: string; readonly hash?: string } | (() => void)
  /** Whether it opens a form of a decision, for which the next keys are meant. */
  readonly opensForm?: boolean
}

const MOST_ASSETS = 8
const MOST_ENTRIES = 6

/** An item with its searchable words, so that a thousand assets are not split into words anew at each key. */
export type Findable = { readonly item: PaletteItem; readonly forms: readonly string[] }

export const findable = (items: readonly PaletteItem[]): readonly Findable[] =>
  items.map((item) => ({ item, forms: wordForms(`${item.words} ${item.aside}`) }))

/** The items that have, for each typed word, a word that begins with it; all items if nothing is typed. */
export function matching(items: readonly Findable[], typed: string): readonly PaletteItem[] {
  return items.filter(whoseForms(searchedForms(typed))).map(({ item }) => item)
}

export const whoseForms =
  (searched: readonly string[]) =>
  ({ forms }: Findable): boolean =>
    searched.every((one) => forms.some((form) => form.startsWith(one)))

export const assetItems = (user: string, names: AssetNamesView['assets'], language: Language): readonly PaletteItem[] =>
  names.map(({ assetId, list, ticker, companyName }) => ({
    id: `asset-${assetId}`,
    words: `${ticker} ${shortCompanyName(companyName)}`,
    aside: paletteMessages(language).lists[list],
    list,
    leadsTo: { path: assetPath(user, list, assetId) },
  }))

/** The matching assets, beginning with one whose whole ticker was typed; none until something is typed. */
export function matchingAssets(assets: readonly Findable[], typed: string): readonly PaletteItem[] {
  if (searchedForms(typed).length === 0) return []
  return wholeTickerFirst(matching(assets, typed), typed).slice(0, MOST_ASSETS)
}

export function wholeTickerFirst(assets: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const whole = `${typed.trim().toLowerCase()} `
  const isMeant = ({ words }: PaletteItem) => (words.toLowerCase().startsWith(whole) ? 0 : 1)
  return assets.toSorted((one, other) => isMeant(one) - isMeant(other))
}

/** The entries that were found, each with a link to its place. */
export const entryItems = (
  user: string,
  principlesPath: string,
  found: readonly JournalEntryView[],
  typed: string,
  language: Language,
): readonly PaletteItem[] =>
  found.slice(0, MOST_ENTRIES).map((entry) => ({
    id: `entry-${entry.sequence}`,
    words: excerpt(textOf(entry), typed),
    areOwnWords: true,
    aside: `${nameOf(entry, language)}, ${dayOf(entry, language)}`,
    leadsTo:
      entry.kind === 'principle'
        ? { path: principlesPath }
        : { path: assetPath(user, entry.asset.list, entry.asset.assetId), hash: `entry-${placeOf(entry)}` },
  }))

function textOf(entry: JournalEntryView): string {
  if (entry.kind === 'decision') return [entry.decision.thesis, entry.decision.wrongIf].filter(Boolean).join(' ')
  if (entry.kind === 'critique') return entry.critique.aiAnalysis
  return entry.kind === 'principle' ? entry.text : ''
}

/** The day of an entry. For a decision it is the day decided, which may be long before it was written. */
const dayOf = (entry: JournalEntryView, language: Language): string =>
  entry.kind === 'decision' && entry.decision.decidedOn
    ? readableDay(entry.decision.decidedOn, language)
    : readableDate(entry.dateAdded, MARKET_ZONE, language)

function nameOf(entry: JournalEntryView, language: Language): string {
  const { critiqueOf, principle } = paletteMessages(language)
  if (entry.kind === 'decision') return `${actionName(entry.decision.action, language)} ${entry.asset.ticker}`
  if (entry.kind === 'critique')
    return critiqueOf(`${actionName(entry.critique.action, language)} ${entry.asset.ticker}`)
  return entry.kind === 'principle' ? principle : entry.asset.ticker
}

const BEFORE = 24
const LENGTH = 90

/** The text around the first match, on one line. */
function excerpt(text: string, typed: string): string {
  const line = text.replace(/\s+/g, ' ')
  const stretches = markFound(line, searchedForms(typed))
  const at = stretches.findIndex(({ isFound }) => isFound)
  const before = stretches
    .slice(0, Math.max(0, at))
    .map(({ text }) => text)
    .join('').length
  const from = before <= BEFORE ? 0 : line.indexOf(' ', before - BEFORE) + 1
  const cut = line.slice(from, from + LENGTH)
  return `${from > 0 ? '... ' : ''}${cut}${from + LENGTH < line.length ? ' ...' : ''}`
}
