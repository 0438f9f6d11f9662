import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Short files whose tests take long, the longest first. Where nothing is known of an earlier run, as on a fresh clone, vitest
 * begins with the largest file: these would come last, and keep one core waiting for the other.
 */
const SHORT_BUT_LONG = [
  ...['every-state.e2e.ts', 'every-screen.e2e.ts', 'german-mirror.e2e.ts', 'mirror-page.e2e.ts'],
  ...['generated-client.test.ts', 'time-zones.test.ts', 'outcomes-untold.test.ts', 'sample-journal.test.ts'],
  ...[
    'kill-nine.test.ts',
    'splits-and-book.store.test.ts',
    'mirror-after-changes.store.test.ts',
    'every-sentence.test.ts',
  ],
]

/** Runs those first, and the rest in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = SHORT_BUT_LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place < 0 ? SHORT_BUT_LONG.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
