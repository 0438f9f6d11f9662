import type { KeyboardEvent, MouseEvent } from 'react'

/** Whether these are the keys that record a decision from wherever in its form one is: Ctrl or Cmd with Enter. */
export const areRecordKeys = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** Sends the form by keys. */
export function recordByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (!areRecordKeys(event) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** The second press of a double click answers no question that the first one has raised. */
export const onceAtATime = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault()
}
