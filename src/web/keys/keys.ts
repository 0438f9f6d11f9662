/** The shortcuts with a single key: the browser's name for it, in lower case. */
export const SINGLE_KEYS = { search: '/', add: 'a', hide: 'h', help: '?' } as const

export type SingleKey = keyof typeof SINGLE_KEYS

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
  return names.find((name) => SINGLE_KEYS[name] === key.toLowerCase()) ?? null
}
