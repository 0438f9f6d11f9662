import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyPalette } from '#web/palette/lazy-palette.tsx'
import { toggleAmounts } from '#web/privacy/hidden-amounts.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { writes } from '#web/ui/writes.ts'
import { opensPalette, type SingleKey, singleKeyOf } from './keys.ts'
import { LazyKeysDialog } from './lazy-keys-dialog.tsx'

/** Handles the keyboard shortcuts of all account pages, and shows the dialogs that they open. */
export function Shortcuts({ user }: { user: string }) {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  // What is typed into the palette while its code is on the way.
  const early = useRef('')
  const navigate = useNavigate()
  const deeds: Readonly<Record<SingleKey, () => void>> = {
    search: () => document.querySelector<HTMLElement>('main [type="search"]')?.focus(),
    add: () => void navigate({ to: addAssetPath(user) }),
    hide: toggleAmounts,
    help: () => setOpen('keys'),
  }
  useKeys((event) => {
    if (opensPalette(event)) {
      event.preventDefault()
      early.current = ''
      if (open === 'palette') setOpen(null)
      // It must be rendered at once, because the next letter is typed into it.
      else if (!isBehindDialog()) flushSync(() => setOpen('palette'))
      return
    }
    if (open === 'palette' && writes(event) && !isBehindDialog()) {
      event.preventDefault()
      early.current += event.key
    }
    const pressed = singleKeyOf(event, open !== null || isInForm(event.target) || isBehindDialog())
    if (!pressed) return
    event.preventDefault()
    deeds[pressed]()
  })
  const close = () => setOpen(null)
  if (open === 'keys') return <LazyKeysDialog onClose={close} />
  return (
    open === 'palette' && <LazyPalette user={user} early={early} onClose={close} onShowKeys={() => setOpen('keys')} />
  )
}

/** Calls the handler of the latest rendering. */
function useKeys(handler: (event: KeyboardEvent) => void): void {
  const latest = useRef(handler)
  latest.current = handler
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether letters are typed here or choose an option. */
const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether somebody fills in a form: a form of a decision opens with the focus on its heading, and is typed into at once. */
const isInForm = (target: EventTarget | null): boolean =>
  isInField(target) || (target instanceof Element && !!target.closest('form'))

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null
