import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { type NextAction, nextActions } from '#web/decisions/next-actions.ts'
import { type PanelKind, panelDraftKey } from '#web/decisions/panel-kind.ts'
import { isDraftOpen, putDraftAway } from '#web/ui/draft.ts'
import { collectEarlyKeys } from '#web/ui/early-keys.ts'
import { afterPaint, useIsPainted } from '#web/ui/use-is-painted.ts'
import { fetchFormsAhead } from './lazy-forms.tsx'

/**
 * The open panel. After a reload it is the one that was left with unsaved input.
 * @param onOpen called when the user opens a panel
 */
export function useDecisionPanel(user: string, asset: AssetView, onOpen: () => void) {
  const [move, ...updates] = nextActions(asset.nextActions)
  const left = (['update', 'move'] as const).find((kind) => isDraftOpen(panelDraftKey(user, asset.assetId, kind)))
  const [kind, setKind] = useState<PanelKind | null>(left ?? null)
  const [isOpenedByHand, setIsOpenedByHand] = useState(false)
  const show = (next: PanelKind | null) => {
    setKind(next)
    setIsOpenedByHand(true)
    setIsRecorded(false)
    if (kind !== null && next === null) putDraftAway(panelDraftKey(user, asset.assetId, kind), true)
    if (next !== null) {
      putDraftAway(panelDraftKey(user, asset.assetId, next), false)
      onOpen()
    }
  }
  // A counter used as a key, so that a panel which is already open is rendered anew with another draft.
  const [opened, setOpened] = useState(0)
  const openDraft = (next: PanelKind) => {
    show(next)
    setOpened((before) => before + 1)
  }
  const [isRecorded, setIsRecorded] = useState(false)
  const buttons = useFocusOnReturn(kind, isRecorded)
  const finish = () => {
    setKind(null)
    setIsRecorded(true)
  }
  const choices: { kind: PanelKind; action: NextAction | null }[] = []
  if (updates.length > 0 && kind !== 'update') choices.push({ kind: 'update', action: null })
  if (move && kind !== 'move') choices.push({ kind: 'move', action: move })
  useFormsAhead()
  usePanelOfAddress(asset.assetId, (wanted) => {
    if (kind === wanted || choices.some((choice) => choice.kind === wanted)) openDraft(wanted)
  })
  const actions = kind === 'move' ? atLeastOne(move ? [move] : []) : atLeastOne(updates)
  return {
    kind,
    opened,
    actions,
    choices,
    buttons,
    isOpenedByHand,
    open: (next: PanelKind) => {
      // The code of the panel may still be on its way.
      collectEarlyKeys()
      show(next)
    },
    openDraft,
    close: () => show(null),
    finish,
  }
}

/** Fetches the code of the forms before somebody opens one: once the page is painted, and behind the chart that stands on it. */
function useFormsAhead(): void {
  const queries = useQueryClient()
  const isPainted = useIsPainted()
  useEffect(() => {
    return isPainted ? afterPaint(() => fetchFormsAhead(queries)) : undefined
  }, [isPainted, queries])
}

/** Opens the panel that the address names (`#update`, `#move`), once; a reload does not open it again. */
function usePanelOfAddress(assetId: number, open: (kind: PanelKind) => void) {
  // The location may already be that of the next page while this page is still rendered.
  const hash = useLocation({ select: ({ pathname, hash }) => (pathname.endsWith(`/${assetId}`) ? hash : '') })
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that names a panel
  useEffect(() => {
    if (hash !== 'update' && hash !== 'move') return
    open(hash)
    void navigate({ to: '.', hash: '', replace: true })
  }, [hash])
}

/**
 * Returns the focus, when a panel closes, to the button that opened it, which was removed while the panel was open. After a
 * decision was recorded the focus goes to the new entry instead.
 */
function useFocusOnReturn(kind: PanelKind | null, isRecorded: boolean) {
  const buttons = useRef<HTMLDivElement>(null)
  const closed = useRef(kind)
  const isCovered = useIsMutating() > 0
  useEffect(() => {
    if (kind) closed.current = kind
    if (kind || isCovered || isRecorded) return
    // The overlay of sending is removed in this same turn; the focus is set only if nothing else has taken it.
    const timer = setTimeout(() => {
      const holder = document.activeElement
      const isFree = holder === document.body || !holder?.checkVisibility()
      if (closed.current && isFree) buttons.current?.querySelector<HTMLElement>(`[name="${closed.current}"]`)?.focus()
    })
    return () => clearTimeout(timer)
  }, [kind, isCovered, isRecorded])
  return buttons
}

function atLeastOne([first, ...rest]: NextAction[]): readonly [NextAction, ...NextAction[]] | null {
  return first ? [first, ...rest] : null
}
