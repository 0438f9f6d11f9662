import type { ChartAnnotation } from './chart-data.ts'

/** Pixels that a finger needs, and that keep two shapes from touching. */
export const STACK_WIDTH = 24

/** Replaces annotations that would overlap by one for all of them, on the day of the latest. */
export function stackAnnotations(
  annotations: readonly ChartAnnotation[],
  placeDay: (day: string) => number,
  stackOf: (annotations: readonly ChartAnnotation[]) => ChartAnnotation,
): ChartAnnotation[] {
  const stacks = inStacks(annotations, ({ day }) => placeDay(day), STACK_WIDTH)
  return stacks.flatMap((stack) => (stack.length > 1 ? stackOf(stack) : stack))
}

/**
 * Stacks items that are nearer than `width` to the last item of their stack, whose place the stack takes. Stacks are formed from
 * the last item backwards, because people look for the latest one, which therefore keeps its place.
 * @param items from left to right; the stacks keep this order
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
