/** Random numbers that are the same for the same seed. */
export type Chance = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number
  oneOf<T>(choices: readonly T[]): T | undefined
}

/** The generator Mulberry32 with 32 bits of state, which is random enough for times and choices. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, whole, oneOf: (choices) => choices[whole(0, choices.length - 1)] }
}
