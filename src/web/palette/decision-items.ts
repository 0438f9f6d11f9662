import type { ListName } from '#domain/ledger/action.ts'
import { searchedForms } from '#domain/search/text-search.ts'
import { type Findable, type PaletteItem, wholeTickerFirst, whoseForms } from './palette-items.ts'
import type { PaletteMessages } from './palette-messages.ts'

/** The decisions that are possible on each list, and the fragment of the asset's page with the form. */
type Verbs = PaletteMessages['decisions']

const DECISIONS: Readonly<Record<ListName, readonly (readonly [verb: keyof Verbs, hash: string])[]>> = {
  bought: [
    ['update', 'update'],
    ['sell', 'move'],
  ],
  watched: [
    ['update', 'update'],
    ['buy', 'move'],
  ],
  sold: [
    ['update', 'update'],
    ['buy', 'move'],
  ],
}

const MOST = 8

/**
 * Items for `update aapl`, `sell app` or `aapl update`, which open the form on the asset's page. A whole verb alone is of every asset;
 * else there are none until a verb and an asset are typed.
 */
export function decisionItems(assets: readonly Findable[], typed: string, verbs: Verbs): readonly PaletteItem[] {
  const [first = '', ...rest] = searchedForms(typed)
  if (rest.length === 0) return isWholeVerb(first, verbs) ? ofAll(assets, first, verbs) : []
  const found = itemsFor(assets, first, rest, verbs)
  return found.length > 0 ? found : itemsFor(assets, rest.at(-1) ?? '', [first, ...rest.slice(0, -1)], verbs)
}

/** `up` may begin a ticker, but `update` is meant. */
const isWholeVerb = (typed: string, verbs: Verbs): boolean =>
  Object.values(verbs).some((verb) => verb.toLowerCase() === typed)

const ofAll = (assets: readonly Findable[], verb: string, verbs: Verbs): readonly PaletteItem[] =>
  assets.flatMap(({ item }) => decisionsOf(item, verb, verbs)).slice(0, MOST)

function itemsFor(
  assets: readonly Findable[],
  verb: string,
  named: readonly string[],
  verbs: Verbs,
): readonly PaletteItem[] {
  if (verb.length < 2) return []
  return wholeTickerFirst(
    assets.filter(whoseForms(named)).map(({ item }) => item),
    named[0] ?? '',
  )
    .flatMap((item) => decisionsOf(item, verb, verbs))
    .slice(0, MOST)
}

const decisionsOf = ({ id, words, aside, list, leadsTo }: PaletteItem, verb: string, verbs: Verbs): PaletteItem[] =>
  (list ? DECISIONS[list] : [])
    .map(([name, hash]) => [verbs[name], hash] as const)
    .filter(([name]) => name.toLowerCase().startsWith(verb))
    .flatMap(([name, hash]) =>
      typeof leadsTo === 'function'
        ? []
        : [{ id: `${hash}-${id}`, words: `${name} ${words}`, aside, leadsTo: { ...leadsTo, hash }, opensForm: true }],
    )
