/**
 * Moves places along a line so that no two are nearer than `gap` and all are between `least` and `most`. If there is not enough
 * room, they are spread evenly over it. The result has the order of `wanted`.
 */
export function spread(wanted: readonly number[], gap: number, [least, most]: readonly [number, number]): number[] {
  const room = wanted.length > 1 ? (most - least) / (wanted.length - 1) : gap
  const apart = Math.min(gap, room)
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = []
  for (const index of order) placed.push(Math.max(wanted[index] ?? 0, (placed.at(-1) ?? least - apart) + apart))
  for (let at = placed.length - 1, ceiling = most; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? ceiling, ceiling)
    ceiling = (placed[at] ?? ceiling) - apart
  }
  const result: number[] = []
  for (const [at, index] of order.entries()) result[index] = placed[at] ?? least
  return result
}
