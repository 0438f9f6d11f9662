import { useRef, useState } from 'react'
import { TAB_DRAFTS } from './draft-names.ts'

/** The fields of a form. They are flat, so that a stored form can be checked field by field. */
export type DraftFields = Readonly<Record<string, string | number | boolean>>

export type Draft<Fields extends DraftFields> = {
  readonly fields: Fields
  /** @returns the new fields */
  readonly change: (changed: Partial<Fields>) => Fields
  /** Empties the form and deletes what was stored. @returns the fields before */
  readonly reset: () => Fields
}

/**
 * A form that survives a reload, because each change is stored in this tab's `sessionStorage`.
 * @param key names user and form, so that nobody sees what somebody else typed
 * @param fresh makes the empty form
 * @param onChange gets the changed fields and the previous ones at each change, and returns the fields to keep
 */
export function useDraft<Fields extends DraftFields>(
  key: string,
  fresh: () => Fields,
  onChange: (fields: Fields, before: Fields) => Fields = (fields) => fields,
): Draft<Fields> {
  const [fields, setFields] = useState(() => reviveDraft(readStored(key), fresh()))
  // Two changes in one event must both count, although React has not rendered the first yet.
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

/** Whether a form is stored under this key. */
export const hasDraft = (key: string): boolean => readStored(key) !== null

/** Whether a form is stored that was not put away. @see putDraftAway */
export const isDraftOpen = (key: string): boolean => hasDraft(key) && parsed(readStored(key)).isPutAway !== true

/** A form that was left by Cancel stays stored, but does not open by itself after a reload, until it is opened or changed again. */
export function putDraftAway(key: string, isPutAway: boolean): void {
  const stored = readStored(key)
  if (stored !== null) store(key, { ...parsed(stored), isPutAway })
}

/** One text of a stored form; null if there is none. */
export function draftText(key: string, name: string): string | null {
  const text = parsed(readStored(key))[name]
  return typeof text === 'string' ? text : null
}

/** Stores the fields with which a form will open the next time. */
export const putDraft = (key: string, fields: DraftFields): void => store(key, fields)

/** Deletes a stored form. */
export const dropDraft = (key: string): void => store(key, null)

/** The stored fields whose types match the form's, and fresh ones for the others: an older Candor stored fewer fields. */
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

// A browser may forbid storage or have no room left. Then the form works, but does not survive a reload.
function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(TAB_DRAFTS + key)
  } catch {
    return null
  }
}

function store(key: string, fields: object | null): void {
  try {
    if (fields) sessionStorage.setItem(TAB_DRAFTS + key, JSON.stringify(fields))
    else sessionStorage.removeItem(TAB_DRAFTS + key)
  } catch {
    // See `readStored`.
  }
}
