/** The shortcuts with a single key, and their descriptions. `key` is the browser's name for it, in lower case. */
export const SINGLE_KEYS = {
  search: { key: '/', words: 'Go to the search or the filter of this page' },
  add: { key: 'a', words: 'Add to a List' },
  hide: { key: 'h', words: 'Hide amounts, or show them again' },
  help: { key: '?', words: 'Show these keys' },
} as const

export type SingleKey = keyof typeof SINGLE_KEYS

/** The other shortcuts, which work everywhere. */
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
 * The single-key shortcut that was pressed; null if it is none, or part of another input.
 * @param isTaken whether a field or a dialog has the keyboard
 */
export function singleKeyOf(pressed: Pressed, isTaken: boolean): SingleKey | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed
  if (isTaken || ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return null
  const names = Object.keys(SINGLE_KEYS) as SingleKey[]
  return names.find((name) => SINGLE_KEYS[name].key === key.toLowerCase()) ?? null
}
