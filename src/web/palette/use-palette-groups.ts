import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { searchedForms } from '#domain/search/text-search.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { journalAssetsQuery, journalQuery } from '#web/journal/journal-api.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { toggleAmounts, useAmountsHidden } from '#web/privacy/hidden-amounts.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TABS } from '#web/routes/tabs.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { decisionItems } from './decision-items.ts'
import { pageActions } from './page-actions.ts'
import { assetItems, entryItems, findable, matching, matchingAssets, type PaletteItem } from './palette-items.ts'
import { paletteMessages } from './palette-messages.ts'
import { settingsItems } from './settings-items.ts'

/** How long typing has to pause before entries are searched. */
const PAUSE_MS = 150

/** A long page has an action for each of its entries. Typing more words narrows them down. */
const MOST_OF_PAGE = 8

type Group = { readonly name: string; readonly items: readonly PaletteItem[] }

/** The matching items in groups, without empty groups. */
export function usePaletteGroups(user: string, typed: string, onShowKeys: () => void): readonly Group[] {
  const messages = useMessages(paletteMessages)
  const { groups } = messages
  const assets = useFindableAssets(user, typed !== '')
  // Read once when the palette opens, because the page behind a dialog does not change.
  const [page] = useState(() => findable(pageActions(messages)))
  const actions = useActions(user, onShowKeys)
  const entries = useEntries(user, typed)
  const settingsPath = pathOf(user, SETTINGS)
  return [
    { name: groups.page, items: matching(page, typed).slice(0, MOST_OF_PAGE) },
    { name: groups.assets, items: matchingAssets(assets, typed) },
    { name: groups.decide, items: decisionItems(assets, typed, messages.decisions) },
    { name: groups.actions, items: matching(findable(actions), typed) },
    {
      name: groups.settings,
      items: typed === '' ? [] : matching(findable(settingsItems(settingsPath, messages)), typed),
    },
    { name: groups.entries, items: entries },
  ].filter(({ items }) => items.length > 0)
}

/** The assets of the user; none before something is typed, so that the dialog opens without waiting for them. */
function useFindableAssets(user: string, isTyped: boolean) {
  const names = useQuery(journalAssetsQuery).data?.assets
  const language = useLanguage()
  return useMemo(
    () => (isTyped && names ? findable(assetItems(user, names, language)) : []),
    [user, names, isTyped, language],
  )
}

const OPERATOR = '/account/$user/operator'
const SETTINGS = '/account/$user/settings'
const PROOF = '/account/$user/proof'

const pathOf = (user: string, to: string): string => to.replace('$user', encodeURIComponent(user))

function useActions(user: string, onShowKeys: () => void): readonly PaletteItem[] {
  const isOperator = useQuery(sessionQuery).data?.isOperator ?? false
  const { leave } = useSignOut()
  const isHidden = useAmountsHidden()
  const pages = useMessages(pageNames)
  const { aside, actions } = useMessages(paletteMessages)
  return [
    ...TABS.map(({ page, to }) => ({
      id: to,
      words: pages[page],
      aside: aside.page,
      leadsTo: { path: pathOf(user, to) },
    })),
    { id: 'settings', words: pages.settings, aside: aside.page, leadsTo: { path: pathOf(user, SETTINGS) } },
    { id: 'proof', words: actions.proof, aside: aside.page, leadsTo: { path: pathOf(user, PROOF) } },
    ...(isOperator
      ? [{ id: 'operator', words: pages.operator, aside: aside.page, leadsTo: { path: pathOf(user, OPERATOR) } }]
      : []),
    { id: 'hide', words: isHidden ? actions.showAmounts : actions.hideAmounts, aside: 'H', leadsTo: toggleAmounts },
    // The timeout lets this dialog leave the page before it is printed.
    { id: 'print', words: actions.print, aside: aside.thisPage, leadsTo: () => void setTimeout(() => print()) },
    { id: 'keys', words: actions.keys, aside: '?', leadsTo: onShowKeys },
    { id: 'sign-out', words: actions.signOut, aside: '', leadsTo: () => void leave() },
  ]
}

function useEntries(user: string, typed: string): readonly PaletteItem[] {
  const language = useLanguage()
  const settled = useSettled(typed, PAUSE_MS)
  const isAsked = searchedForms(settled).length > 0
  const found = useInfiniteQuery({ ...journalQuery({ search: settled }), enabled: isAsked })
  if (!isAsked || found.isPlaceholderData || settled !== typed) return []
  const entries = found.data?.pages[0]?.entries ?? []
  return entryItems(user, pathOf(user, '/account/$user/overview/principles'), entries, settled, language)
}
