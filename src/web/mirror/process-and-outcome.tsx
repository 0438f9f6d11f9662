import type { MemoryView } from '#contract/mirror.ts'
import { Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'

/** Below this number of reviews the table supports no conclusion. */
const ENOUGH = 10

/** The grades that decisions got before their result was known, against the outcomes of their claims. */
export function ProcessAndOutcome({ reviews }: { reviews: MemoryView['reviews'] }) {
  // A decision counts once, with its first grade: later ones were given after a result had been shown.
  const first = [...new Map(reviews.toReversed().map((review) => [review.sequence, review])).values()]
  const resolved = first.filter(({ cameTrue }) => cameTrue !== null)
  const count = (isWell: boolean, isTrue: boolean) =>
    resolved.filter(({ isWellDecided, cameTrue }) => isWellDecided === isWell && cameTrue === isTrue).length
  return (
    <Instrument
      name="Decision and result"
      n={`${resolved.length} reviewed ${resolved.length === 1 ? 'decision' : 'decisions'} with a resolved claim`}
      note={
        <p>
          <b>Graded before the result, by you.</b>
          {resolved.length < ENOUGH && ' Too few to judge.'} A good decision may end badly, and a poor one well.
        </p>
      }
    >
      <table className={styles.table}>
        <caption>Decision and result</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">it came true</th>
            <th scope="col">it did not</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">well decided</th>
            <td>
              Deserved<span>{count(true, true)}</span>
            </td>
            <td>
              Unlucky<span>{count(true, false)}</span>
            </td>
          </tr>
          <tr>
            <th scope="row">poorly decided</th>
            <td>
              Lucky<span>{count(false, true)}</span>
            </td>
            <td>
              Earned loss<span>{count(false, false)}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </Instrument>
  )
}
