import type { PrincipleBody, PrinciplesView } from '#contract/principles.ts'
import type { Instant } from '#domain/time.ts'

type Wording = { readonly text: string; readonly writtenAt: Instant }

/** A principle as a page shows it. */
export type ShownPrinciple = Wording & {
  readonly principleId: string
  /** Its earlier wordings, the latest first. */
  readonly earlier: readonly Wording[]
  readonly firstWrittenAt: Instant
  readonly retiredAt: Instant | null
  readonly takenUpAgainAt: Instant | null
}

/** The principles in force, in their owner's order. */
export const inForce = (view: PrinciplesView): ShownPrinciple[] =>
  principlesOf(view).filter(({ retiredAt }) => retiredAt === null)

/** The retired principles, the latest first. */
export const retired = (view: PrinciplesView): (ShownPrinciple & { readonly retiredAt: Instant })[] =>
  principlesOf(view)
    .flatMap((principle) => (principle.retiredAt === null ? [] : [{ ...principle, retiredAt: principle.retiredAt }]))
    .sort((one, other) => (one.retiredAt < other.retiredAt ? 1 : -1))

const principlesOf = ({ principles }: PrinciplesView): ShownPrinciple[] =>
  principles.flatMap(({ versions, ...principle }) => {
    const [latest, ...earlier] = versions.toReversed()
    if (!latest) return []
    return [{ ...principle, ...latest, earlier, firstWrittenAt: (earlier.at(-1) ?? latest).writtenAt }]
  })

export type Direction = 'up' | 'down'

/** The ids with one of them moved up or down by one place; unchanged if there is no such place. */
export function moved(ids: readonly string[], id: string, direction: Direction): string[] {
  const from = ids.indexOf(id)
  const to = from + (direction === 'up' ? -1 : 1)
  return from < 0 || to < 0 || to >= ids.length ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Whether the principle is in force with exactly these words. */
export const readsAs = (view: PrinciplesView, { principleId, text }: PrincipleBody): boolean =>
  inForce(view).some(
    (principle) => principle.principleId === principleId.toLowerCase() && principle.text === text.trim(),
  )

const SHORT_LENGTH = 60

/** The first words of a principle, for the accessible names of its buttons. */
export function firstKeys(text: string): string {
  if (text.length <= SHORT_LENGTH) return text
  const cut = text.slice(0, SHORT_LENGTH)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > SHORT_LENGTH / 2 ? lastSpace : SHORT_LENGTH)}…`
}
