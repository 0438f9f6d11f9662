import type { ChartAnnotation } from './chart-data.ts'

/** A finger needs as much, and so do two shapes that shall not touch. */
export const STACK_WIDTH = 24

/** Annotations so far apart that none lies on another; those that would are one annotation, on the day of its latest. */
export function stackAnnotations(
  annotations: readonly ChartAnnotation[],
  placeDay: (day: string) => number,
  stackOf: (annotations: readonly ChartAnnotation[]) => ChartAnnotation,
): ChartAnnotation[] {
  const stacks = inStacks(annotations, ({ day }) => placeDay(day), STACK_WIDTH)
  return stacks.flatMap((stack) => (stack.length > 1 ? stackOf(stack) : stack))
}

/**
 * Puts together what stands nearer than `width` to the last of its stack, which is where the stack stands.
 * The last comes first: it is the one that is looked for, so it stays where it is.
 * @param items from left to right; they stay in this order
 */
export function inStacks<Item>(items: readonly Item[], placeOf: (item: Item) => number, width: number): Item[][] {
  const stacks: Item[][] = []
  let at = Number.POSITIVE_INFINITY
  for (const item of items.toReversed()) {
    const place = placeOf(item)
    if (at - place < width) {
      stacks.at(-1)?.push(item)
      continue
    }
    stacks.push([item])
    at = place
  }
  return stacks.reverse().map((stack) => stack.reverse())
}
