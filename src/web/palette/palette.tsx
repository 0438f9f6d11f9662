import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { collectEarlyKeys } from '#web/ui/early-keys.ts'
import hidden from '#web/ui/hidden.module.css'
import styles from './palette.module.css'
import type { PaletteItem } from './palette-items.ts'
import { paletteMessages } from './palette-messages.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

type PaletteProps = {
  user: string
  /** What was typed before this stood. */
  early: { readonly current: string }
  onClose: () => void
  onShowKeys: () => void
}

/** Finds pages, assets, entries and actions while somebody types. */
export function Palette({ user, early, onClose, onShowKeys }: PaletteProps) {
  const [typed, setTyped] = useState(early.current)
  const [chosen, setChosen] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const messages = useMessages(paletteMessages)
  const groups = usePaletteGroups(user, typed, onShowKeys)
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(chosen, items.length - 1)]
  // Runs after the layout effect of the child `Dialog` has opened it, and before the next key is typed.
  useLayoutEffect(() => input.current?.focus(), [])

  const follow = ({ leadsTo, opensForm }: PaletteItem) => {
    if (opensForm) collectEarlyKeys()
    onClose()
    if (typeof leadsTo === 'function') leadsTo()
    else void navigate({ to: leadsTo.path, ...(leadsTo.hash && { hash: leadsTo.hash }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined && items.length > 0)
      setChosen((Math.min(chosen, items.length - 1) + step + items.length) % items.length)
    else if (current && !event.nativeEvent.isComposing) follow(current)
  }

  return (
    <Dialog title={<span className={hidden.visually}>{messages.title}</span>} isForReading onClose={onClose}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={messages.title}
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.id}`}
        placeholder={messages.hint}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={messages.list} className={styles.list}>
        {groups.map(({ name, items: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true">{name}</p>
            {inGroup.map((item) => (
              <Option
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                isCurrent={item === current}
                onPoint={() => setChosen(items.indexOf(item))}
                onFollow={() => follow(item)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={items.length === 0 ? styles.none : hidden.visually}>
        {items.length === 0 ? messages.nothing : messages.listed(items.length)}
      </p>
    </Dialog>
  )
}

type OptionProps = {
  id: string
  item: PaletteItem
  isCurrent: boolean
  onPoint: () => void
  onFollow: () => void
}

/** An option never takes the focus: the field keeps it and names the current option. */
function Option({ id, item, isCurrent, onPoint, onFollow }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes(styles.option, isCurrent && styles.current)}
      onPointerMove={onPoint}
      onClick={onFollow}
    >
      <span data-own-words={item.areOwnWords}>{item.words}</span> <small>{item.aside}</small>
    </div>
  )
}
