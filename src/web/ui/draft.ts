import { useRef, useState } from 'react'
import { TAB_DRAFTS } from './draft-names.ts'

/** What a form holds: flat, so that what is read back can be checked field by field. */
export type DraftFields = Readonly<Record<string, string | number | boolean>>

export type Draft<Fields extends DraftFields> = {
  readonly fields: Fields
  /** @returns what the form holds then */
  readonly change: (changed: Partial<Fields>) => Fields
  /** Forgets what was typed, because it is recorded now. @returns what that was */
  readonly reset: () => Fields
}

/**
 * A form that survives a reload: each change is kept in this tab's session storage.
 * @param key names user and form, so that nobody sees what another typed
 * @param fresh makes the empty form
 * @param onChange is given the whole form at each change, and as it was before; returns what it is to be
 */
export function useDraft<Fields extends DraftFields>(
  key: string,
  fresh: () => Fields,
  onChange: (fields: Fields, before: Fields) => Fields = (fields) => fields,
): Draft<Fields> {
  const [fields, setFields] = useState(() => reviveDraft(readStored(key), fresh()))
  // Two changes in one event must both count, before React has drawn the first.
  const latest = useRef(fields)
  const put = (next: Fields) => {
    latest.current = next
    setFields(next)
  }
  return {
    fields,
    change: (changed) => {
      put(onChange({ ...latest.current, ...changed }, latest.current))
      store(key, latest.current)
      return latest.current
    },
    reset: () => {
      const before = latest.current
      put(fresh())
      store(key, null)
      return before
    },
  }
}

/** Whether a form was left with something in it. */
export const hasDraft = (key: string): boolean => readStored(key) !== null

/** One text of a form that was left with something in it; null for none. */
export function draftText(key: string, name: string): string | null {
  const text = parsed(readStored(key))[name]
  return typeof text === 'string' ? text : null
}

/** What a form will stand with when it is opened next. */
export const putDraft = (key: string, fields: DraftFields): void => store(key, fields)

/** The stored fields where they are of the kind that the form has, the fresh ones elsewhere: an older Candor wrote less. */
export function reviveDraft<Fields extends DraftFields>(stored: string | null, fresh: Fields): Fields {
  const read = parsed(stored)
  const valid = Object.keys(fresh).filter((name) => typeof read[name] === typeof fresh[name])
  return { ...fresh, ...Object.fromEntries(valid.map((name) => [name, read[name]])) }
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

// A browser may forbid storage or have none left: the form still works, it only doesn't survive a reload.
function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(TAB_DRAFTS + key)
  } catch {
    return null
  }
}

function store(key: string, fields: DraftFields | null): void {
  try {
    if (fields) sessionStorage.setItem(TAB_DRAFTS + key, JSON.stringify(fields))
    else sessionStorage.removeItem(TAB_DRAFTS + key)
  } catch {
    // as above
  }
}
