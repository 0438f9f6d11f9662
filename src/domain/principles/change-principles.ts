import type { PrincipleFact } from '../ledger/principle-entries.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { Principle } from './principle.ts'

/** The most principles in force: as many as a person can follow, and a prompt can quote. */
export const MOST_PRINCIPLES = 30

/**
 * Writes a new principle, or a new wording of an existing one. Its present wording is refused, because nothing would change,
 * unless the principle is retired: then it comes into force again.
 */
export function writePrinciple(
  principles: readonly Principle[],
  draft: { readonly principleId: string; readonly text: string },
): Result<PrincipleFact> {
  const standing = principles.find(({ principleId }) => principleId === draft.principleId)
  if (standing?.retiredAt === null && standing.versions.at(-1)?.text === draft.text)
    return refuse({ code: 'conflict', field: 'text', message: 'This is how the principle reads already.' })
  const inForce = principles.filter(({ retiredAt }) => retiredAt === null).length
  if (standing?.retiredAt !== null && inForce >= MOST_PRINCIPLES)
    return refuse({
      code: 'conflict',
      field: 'text',
      message: `You have ${MOST_PRINCIPLES} principles in force, the most that there can be. Retire one first.`,
    })
  return accept({ kind: 'principle-written', ...draft })
}

/** Puts a principle out of force. It is refused where there is none with this id, or where it is retired already. */
export function retirePrinciple(principles: readonly Principle[], principleId: string): Result<PrincipleFact> {
  const standing = principles.find((principle) => principle.principleId === principleId)
  if (!standing) return refuse({ code: 'not-found', message: 'This principle could not be found.' })
  if (standing.retiredAt !== null) return refuse({ code: 'conflict', message: 'This principle is retired already.' })
  return accept({ kind: 'principle-retired', principleId })
}

type OrderDraft = {
  /** All principles in force, each once, in the new order. */
  readonly principleIds: readonly string[]
  /** The order that its author saw, so that a change made elsewhere meanwhile is not undone unseen. */
  readonly shownIds: readonly string[]
}

/** Puts the principles in force in another order. It is refused where they are not those that its author saw. */
export function orderPrinciples(
  principles: readonly Principle[],
  { principleIds, shownIds }: OrderDraft,
): Result<PrincipleFact> {
  const inForce = principles.filter(({ retiredAt }) => retiredAt === null).map(({ principleId }) => principleId)
  const isWhole = principleIds.length === inForce.length && inForce.every((id) => principleIds.includes(id))
  const isAsShown = shownIds.length === inForce.length && inForce.every((id, place) => shownIds[place] === id)
  if (!isWhole || !isAsShown || new Set(principleIds).size !== principleIds.length)
    return refuse({
      code: 'conflict',
      message: 'Your principles have changed meanwhile. Look at them again, then put them in order.',
    })
  return accept({ kind: 'principles-ordered', principleIds })
}
