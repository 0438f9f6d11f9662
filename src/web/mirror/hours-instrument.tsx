import type { MirrorView } from '#contract/mirror.ts'
import { shareWords } from '#domain/figure-format.ts'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'
import { OnDemand } from './on-demand.tsx'

type Hours = MirrorView['hours']

/** The share of claims that came true, by the time at which their decisions were written. */
export function HoursInstrument({ hours: { n, ofDay, ofWeek } }: { hours: Hours }) {
  return (
    <Instrument
      name="When you write"
      n={counted(n, 'claim')}
      isSilent={n === 0}
      method={
        <p>
          By New York’s clock. A time with fewer than ten claims has no range, and nothing is tested: of eleven shares
          one lies apart by chance in about four of ten journals.
        </p>
      }
    >
      {n === 0 ? (
        <p className={styles.quiet}>Nothing can be told before a claim has come to its day.</p>
      ) : (
        <>
          <TimesTable caption="Claims that came true, by the hour at which they were written" times={ofDay} />
          <OnDemand label="By weekday">
            <TimesTable caption="Claims that came true, by the day on which they were written" times={ofWeek} />
          </OnDemand>
        </>
      )}
    </Instrument>
  )
}

const TimesTable = ({ caption, times }: { caption: string; times: Hours['ofDay'] }) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Written</th>
        <th scope="col">Came true</th>
        <th scope="col">95% range</th>
      </tr>
    </thead>
    <tbody>
      {times.map(({ name, n, hits, range }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            {hits} of {n}
          </td>
          <td>{range ? `${shareWords(range.from)} to ${shareWords(range.to)}` : 'too few'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
