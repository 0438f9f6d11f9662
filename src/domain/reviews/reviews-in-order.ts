import { type DueOf, keepsBack } from './keeps-back.ts'

/**
 * The due reviews in the order in which they are offered: first those whose result comes with their own grade, then each time one that
 * waits for the fewest others, so that a company's reviews follow each other and the last of them tells the results of all. Nothing but the
 * days of the decisions and of their claims decides it.
 */
export function inOrderOfResults(due: readonly DueOf[], today: string): readonly DueOf[] {
  const rest = [...due]
  const waits = new Map(rest.map((one) => [one, rest.filter((other) => keepsBack(other, one, today)).length]))
  const ordered: DueOf[] = []
  while (rest.length > 0) {
    const next = rest.reduce((best, one) => ((waits.get(one) ?? 0) < (waits.get(best) ?? 0) ? one : best))
    rest.splice(rest.indexOf(next), 1)
    ordered.push(next)
    for (const one of rest) if (keepsBack(next, one, today)) waits.set(one, (waits.get(one) ?? 0) - 1)
  }
  return ordered
}
