import type { MirrorView } from '#contract/mirror.ts'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'

type Hours = MirrorView['hours']

/** The share of claims that came true, by the time at which their decisions were written. */
export function HoursInstrument({ hours: { n, ofDay, ofWeek } }: { hours: Hours }) {
  return (
    <Instrument
      name="When you write"
      n={counted(n, 'claim')}
      note={
        <p>
          By New York’s clock. A time with fewer than ten claims has no range, and nothing is tested: of eleven shares
          one lies apart by chance in about four of ten journals.
        </p>
      }
    >
      {n === 0 ? (
        <p className={styles.quiet}>Nothing can be told before a claim has come to its day.</p>
      ) : (
        <table className={styles.table}>
          <caption>Claims that came true, by when they were written</caption>
          <thead>
            <tr>
              <th scope="col">Written</th>
              <th scope="col">Came true</th>
              <th scope="col">95% range</th>
            </tr>
          </thead>
          <Times times={ofDay} />
          <Times times={ofWeek} />
        </table>
      )}
    </Instrument>
  )
}

const Times = ({ times }: { times: Hours['ofDay'] }) => (
  <tbody>
    {times.map(({ name, n, hits, range }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>
          {hits} of {n}
        </td>
        <td>{range ? `${percent(range.from)} to ${percent(range.to)}` : 'too few'}</td>
      </tr>
    ))}
  </tbody>
)

const percent = (share: number): string => `${Math.round(share * 100)}%`
