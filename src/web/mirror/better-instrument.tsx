import type { MirrorView } from '#contract/mirror.ts'
import type { PeriodView } from '#contract/mirror-claims.ts'
import { hasRange } from '#domain/mirror/has-range.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'
import { PeriodScores } from './period-scores.tsx'

/** More have no room for their names on a phone; the table has all of them. */
const MOST_QUARTERS = 12

type BetterProps = { calibration: MirrorView['calibration'] }

/** Brier scores by quarter and by year, which show whether the user’s judgment improves. */
export function BetterInstrument({ calibration: { n, periods } }: BetterProps) {
  const isScored = ({ brier }: PeriodView) => brier !== null
  const { quarters, years } = periods
  const drawn = quarters.length <= MOST_QUARTERS && quarters.filter(isScored).length > 1 ? quarters : years
  const rows = [...periods.years, ...periods.quarters]
  return (
    <Instrument
      name="Getting better?"
      n={counted(n, 'claim')}
      isSilent={!drawn.some(isScored)}
      method={
        <p>
          By the quarter in which you decided. Below ten resolved claims a quarter or a year has no score, and nothing
          is tested. Whether such a journal improves anybody’s decisions is unproven; this is where it would show.
        </p>
      }
    >
      {drawn.some(isScored) ? (
        <>
          <PeriodScores periods={drawn} />
          <DataTable
            caption="Brier scores by quarter and year"
            columns={['Decided in', 'Claims', 'Came true', 'Brier score', '95% range']}
            rowCount={rows.length}
            rowsOf={(from, to) => rows.slice(from, to).map(rowOf)}
          />
        </>
      ) : (
        <p className={styles.quiet}>The first score comes with ten resolved claims from one quarter or year.</p>
      )}
    </Instrument>
  )
}

const brierRange = (brier: NonNullable<PeriodView['brier']>): string =>
  hasRange(brier)
    ? `${Math.max(0, brier.from).toFixed(3)} to ${Math.min(1, brier.to).toFixed(3)}`
    : 'not told: all the same'

const rowOf = ({ id, n, hits, brier }: PeriodView) => ({
  key: id,
  head: id.replace('-q', ', quarter '),
  cells: [String(n), String(hits), brier ? brier.mean.toFixed(3) : 'too few', brier ? brierRange(brier) : 'too few'],
})
