import { useState } from 'react'
import type { OwnTestView } from '#contract/own-tests.ts'

export type AskedTest = {
  /** The oldest test whose day has come; null when there is none, or when it was put off. */
  readonly test: OwnTestView | null
  /** Stops asking for as long as the page is open. */
  readonly putOff: () => void
}

/** The question that an asset's page asks before it shows gain or loss. */
export function useAskedTest(tests: readonly OwnTestView[] = []): AskedTest {
  const [putOff, setPutOff] = useState<readonly number[]>([])
  const due = tests.filter(({ state }) => state === 'asked')
  return {
    test: due.find(({ setBySequence }) => !putOff.includes(setBySequence)) ?? null,
    putOff: () => setPutOff([...putOff, ...due.map(({ setBySequence }) => setBySequence)]),
  }
}
