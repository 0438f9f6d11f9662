import type { ProblemView } from '#contract/problems.ts'
import { RequestFailed } from '#web/api/request.ts'

/** The messages about fields, by their names in the body. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Why the form itself or the server did not accept a submission. */
export type Refusal<Fields> = {
  readonly errors: FieldErrors
  /** The part that concerns no single field. */
  readonly problem: ProblemView | null
  /** The fields as they were submitted: a message disappears once its field has changed. */
  readonly refused: Fields
}

export const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean)

/**
 * Sorts the server's messages into those beside a field and those above the button.
 * @param placeable the fields that show a message beside them
 */
export function refusedBy<Fields extends object>(
  error: Error,
  refused: Fields,
  placeable: readonly (string & keyof Fields)[],
): Refusal<Fields> {
  const problem = error instanceof RequestFailed ? error.problem : unforeseen(error)
  const named = (problem.errors ?? []).map(({ field, message }) => ({ field: lastPart(field), message }))
  const isPlaced = ({ field }: { field: string }) => placeable.some((name) => name === field)
  // `fromEntries` keeps the last message on a field, so the order is reversed to keep the first.
  const placed = named.filter(isPlaced).reverse()
  const errors = Object.fromEntries(placed.map(({ field, message }) => [field, message]))
  const isAllPlaced = placed.length > 0 && placed.length === named.length
  const unplaced = named.filter((error) => !isPlaced(error)).map(({ message }) => message)
  return { errors, problem: isAllPlaced ? null : withMessages(problem, unplaced), refused }
}

/**
 * The messages about fields that have not changed since the submission.
 * @param text what they say in the language of the page: they are written in English, here and on the server
 */
export function standingErrors<Fields extends object>(
  refusal: Refusal<Fields> | null,
  fields: Fields,
  text = (message: string): string => message,
): FieldErrors {
  if (!refusal) return {}
  const isUnchanged = ([field]: [string, unknown]) => valueIn(fields, field) === valueIn(refusal.refused, field)
  const standing = Object.entries(refusal.errors).filter(isUnchanged)
  return Object.fromEntries(standing.map(([field, message]) => [field, message && text(message)]))
}

/** Adds the messages about fields that this form does not show, so that they are not lost. */
function withMessages(problem: ProblemView, messages: readonly string[]): ProblemView {
  const unsaid = messages.filter((message) => !problem.detail.includes(message))
  return { ...problem, detail: [problem.detail, ...unsaid].join(' ') }
}

const valueIn = (fields: object, name: string): unknown => Object.entries(fields).find(([key]) => key === name)?.[1]

/** `contract.strike` is the field `strike`. */
const lastPart = (field: string): string => field.split('.').at(-1) ?? field

const unforeseen = (error: Error): ProblemView => ({
  type: 'about:blank',
  title: 'Not sent',
  status: 0,
  code: 'unforeseen',
  detail: `This could not be sent (${error.message}). What you typed is still here. Please try again.`,
})
