/**
 * Remembers what functions came to last, each by a name, so that what a change does not touch is not computed again.
 */
export type ResultCache = {
  /**
   * What a pure function makes of its inputs. As long as all of them are the very same objects as the last time, so is the result.
   * The function has to be one of a module: it sees nothing but its inputs, so that none can be forgotten.
   * @param name of the function, and of the asset where there is a result for each
   */
  of<Inputs extends readonly unknown[], Result>(
    name: string,
    compute: (...inputs: Inputs) => Result,
    ...inputs: Inputs
  ): Result
  /** Takes a result that was computed elsewhere as what the function of this name made of these inputs. */
  remember(name: string, result: unknown, ...inputs: readonly unknown[]): void
  /**
   * What a pure function makes of inputs of which a text tells all that it depends on. As long as the text is the same, so is the
   * result, which may have been computed elsewhere.
   */
  ofText<Inputs extends readonly unknown[], Result>(
    name: string,
    text: string,
    compute: (...inputs: Inputs) => Result,
    ...inputs: Inputs
  ): Result
  /** The last result of this name with its text; undefined before the first. */
  lastOfText<Result>(name: string): ResultOfText<Result> | undefined
  /** Takes a result that was computed elsewhere. */
  rememberOfText(name: string, result: ResultOfText<unknown>): void
  /** The last list of this name, as long as it has the very same items: a list that is made anew is no new input then. */
  list<Item>(name: string, items: readonly Item[]): readonly Item[]
  /** The last value of this name, as long as it is written the same as JSON. For what is small, or rarely made anew. */
  value<Value>(name: string, value: Value): Value
}

/** A result, and the text of what it was computed from. */
export type ResultOfText<Result> = { readonly text: string; readonly result: Result }

type Remembered = { readonly inputs: readonly unknown[]; readonly result: unknown }

/** It keeps one result for each name, however often its inputs change. */
export function makeResultCache(): ResultCache {
  const remembered = new Map<string, Remembered>()
  const ofTexts = new Map<string, ResultOfText<unknown>>()
  return {
    of(name, compute, ...inputs) {
      const before = remembered.get(name)
      if (before && areSame(before.inputs, inputs)) return before.result as ReturnType<typeof compute>
      const result = compute(...inputs)
      remembered.set(name, { inputs, result })
      return result
    },
    remember(name, result, ...inputs) {
      remembered.set(name, { inputs, result })
    },
    ofText(name, text, compute, ...inputs) {
      const before = ofTexts.get(name)
      if (before?.text === text) return before.result as ReturnType<typeof compute>
      const result = compute(...inputs)
      ofTexts.set(name, { text, result })
      return result
    },
    lastOfText<Result>(name: string) {
      return ofTexts.get(name) as ResultOfText<Result> | undefined
    },
    rememberOfText(name, result) {
      ofTexts.set(name, result)
    },
    list<Item>(name: string, items: readonly Item[]) {
      const before = remembered.get(name)
      if (before && areSame(before.inputs, items)) return before.result as readonly Item[]
      remembered.set(name, { inputs: items, result: items })
      return items
    },
    value<Value>(name: string, value: Value) {
      const before = remembered.get(name)
      if (before?.inputs[0] === value) return before.result as Value
      const isSame = before && JSON.stringify(before.result) === JSON.stringify(value)
      const result = isSame ? (before.result as Value) : value
      remembered.set(name, { inputs: [value], result })
      return result
    },
  }
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let place = 0; place < now.length; place += 1) if (!Object.is(before[place], now[place])) return false
  return true
}
