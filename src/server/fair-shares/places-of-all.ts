/** Places for the requests that are worked on, or wait for it, of all who ask together. */
type PlacesOfAll = {
  /** @returns how the place is given up; null where there is none for this one */
  take(who: string): (() => void) | null
}

/**
 * Where all places are taken, whoever has an equal share of them gets no further one, and whoever has less does: so those who ask for
 * most are told to come back, not those who come last.
 */
export function placesOfAll(most: number): PlacesOfAll {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(who) {
      const own = taken.get(who) ?? 0
      if (all >= most && own * taken.size >= most) return null
      taken.set(who, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (taken.get(who) ?? 1) - 1
        if (left > 0) taken.set(who, left)
        else taken.delete(who)
      }
    },
  }
}
