/** Nobody reads a question and decides in less time, in milliseconds. */
const READING_TIME = 1000

/**
 * Keeps a form from being sent by whatever cannot be the answer to the question that has just come up in it: a press that was meant
 * for what stood there before, in the first second; and at any time keys that record from within a field, or are held down. What
 * answers is a press of a button of the form, made after that: of the question's own at any time, and of the one that asked it while the
 * question is in view. Out of view, that press leads to the question.
 * @param question holds its answer, to which keys lead that would have recorded
 * @returns what gives the form free again
 */
export function untilRead(form: HTMLFormElement, question: HTMLElement): () => void {
  const answer = question.querySelector<HTMLElement>('[data-answer]')
  let isRead = false
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type=submit]')
  // The attribute leaves the keyboard on its button, where `disabled` would take it away.
  for (const button of buttons) button.ariaDisabled = 'true'
  const giveFree = () => {
    isRead = true
    for (const button of buttons) button.ariaDisabled = null
  }
  const reading = setTimeout(giveFree, READING_TIME)
  const onSubmit = (event: SubmitEvent) => {
    if (!isRead) return stop(event)
    if (event.submitter === answer || isInView(question)) return
    stop(event)
    question.scrollIntoView({ block: 'center' })
    answer?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isNoAnswer(event)) return
    stop(event)
    if (isRead && !event.repeat) answer?.focus()
  }
  form.addEventListener('submit', onSubmit, true)
  form.addEventListener('keydown', onKeyDown, true)
  return () => {
    clearTimeout(reading)
    giveFree()
    form.removeEventListener('submit', onSubmit, true)
    form.removeEventListener('keydown', onKeyDown, true)
  }
}

/** Whether the middle of it is in the window, so that it can be read. */
function isInView(question: HTMLElement): boolean {
  const { top, bottom } = question.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle > 0 && middle < innerHeight
}

/** In a text of several lines Enter alone begins the next; on a button it is a press, unless it is held down. */
function isNoAnswer({ key, ctrlKey, metaKey, repeat, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || !(target instanceof Element)) return false
  if (ctrlKey || metaKey) return true
  return target.matches('input, select') || (repeat && target.matches('button'))
}

/** Keeps a press from doing anything in the form. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
