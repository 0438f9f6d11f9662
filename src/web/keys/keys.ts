/** What can be done by a key, and what is said of it. `key` is as the browser names it, in small letters. */
export const SINGLE_KEYS = {
  search: { key: '/', words: 'Go to the search or the filter of this page' },
  add: { key: 'a', words: 'Add to a List' },
  hide: { key: 'h', words: 'Hide amounts, or show them again' },
  help: { key: '?', words: 'Show these keys' },
} as const

export type SingleKey = keyof typeof SINGLE_KEYS

/** What else the keyboard does, wherever one is. */
export const OTHER_KEYS = [
  { key: 'Ctrl K or ⌘ K', words: 'Go to any page, asset or entry, and do what this page can do' },
  { key: 'Esc', words: 'Close what stands before the page' },
] as const

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

export const opensPalette = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey

/**
 * Which single key was pressed; null where it is none, or is a part of something else.
 * @param isTaken whether the keyboard belongs to a field, or to what stands before the page
 */
export function singleKeyOf(pressed: Pressed, isTaken: boolean): SingleKey | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed
  if (isTaken || ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return null
  const names = Object.keys(SINGLE_KEYS) as SingleKey[]
  return names.find((name) => SINGLE_KEYS[name].key === key.toLowerCase()) ?? null
}
