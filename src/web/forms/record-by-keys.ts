import type { KeyboardEvent, MouseEvent } from 'react'

/** Whether these keys record a decision from anywhere in its form: Ctrl or Cmd with Enter. */
export const areRecordKeys = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** Sends the form by keys. */
export function recordByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (!areRecordKeys(event) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Ignores the second press of a double click, so that it does not answer a question which the first one opened. */
export const onceAtATime = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault()
}
