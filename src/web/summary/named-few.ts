const MOST_NAMED = 3

/** The first few of some names, and how many more there are. */
export const namedFew = (all: readonly string[]): readonly [named: string, rest: number] => [
  all.slice(0, MOST_NAMED).join(', '),
  Math.max(0, all.length - MOST_NAMED),
]
