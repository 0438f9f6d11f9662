import { searchedForms } from '#domain/search/text-search.ts'
import { type Findable, type PaletteItem, wholeTickerFirst, whoseForms } from './palette-items.ts'

/** The decisions that are possible on each list, and the fragment of the asset's page with the form. */
const DECISIONS: Readonly<Record<string, readonly (readonly [verb: string, hash: string])[]>> = {
  bought: [
    ['Update', 'update'],
    ['Sell', 'move'],
  ],
  watched: [
    ['Update', 'update'],
    ['Buy', 'move'],
  ],
  sold: [
    ['Update', 'update'],
    ['Buy', 'move'],
  ],
}

const MOST = 8

/**
 * Items for `update aapl`, `sell app` or `aapl update`, which open the form on the asset's page; none until a verb and an asset are
 * typed.
 */
export function decisionItems(assets: readonly Findable[], typed: string): readonly PaletteItem[] {
  const [first = '', ...rest] = searchedForms(typed)
  const found = itemsFor(assets, first, rest)
  return found.length > 0 || rest.length === 0
    ? found
    : itemsFor(assets, rest.at(-1) ?? '', [first, ...rest.slice(0, -1)])
}

function itemsFor(assets: readonly Findable[], verb: string, named: readonly string[]): readonly PaletteItem[] {
  if (verb.length < 2 || named.length === 0) return []
  return wholeTickerFirst(
    assets.filter(whoseForms(named)).map(({ item }) => item),
    named[0] ?? '',
  )
    .flatMap((item) => decisionsOf(item, verb))
    .slice(0, MOST)
}

const decisionsOf = ({ id, words, aside, leadsTo }: PaletteItem, verb: string): PaletteItem[] =>
  (DECISIONS[aside] ?? [])
    .filter(([name]) => name.toLowerCase().startsWith(verb))
    .flatMap(([name, hash]) =>
      typeof leadsTo === 'function'
        ? []
        : [{ id: `${hash}-${id}`, words: `${name} ${words}`, aside, leadsTo: { ...leadsTo, hash }, opensForm: true }],
    )
