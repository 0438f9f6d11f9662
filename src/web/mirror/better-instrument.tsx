import type { MirrorView } from '#contract/mirror.ts'
import type { PeriodView } from '#contract/mirror-claims.ts'
import { fixedWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { hasRange } from '#domain/mirror/statistics/has-range.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OpenedParts } from './opened-figure.tsx'
import { PeriodScores, periodName } from './period-scores.tsx'
import { scoreMessages } from './score-messages.ts'

/** More have no room for their names on a phone; the table has all of them. */
const MOST_QUARTERS = 12

type BetterProps = { user: string; mirror: MirrorView }

/** Brier scores by quarter and by year, which show whether the user’s judgment improves. */
export function BetterInstrument({ user, mirror: { calibration, assets } }: BetterProps) {
  const { n, periods } = calibration
  const language = useLanguage()
  const { better } = scoreMessages(language)
  const { claims, opened } = mirrorMessages(language)
  const isScored = ({ brier }: PeriodView) => brier !== null
  const { quarters, years } = periods
  const drawn = quarters.length <= MOST_QUARTERS && quarters.filter(isScored).length > 1 ? quarters : years
  const rows = [...periods.years, ...periods.quarters]
  return (
    <Instrument
      isWithoutAmounts
      name={better.name}
      n={claims(n)}
      isSilent={!drawn.some(isScored)}
      method={<p>{better.method}</p>}
    >
      {drawn.some(isScored) ? (
        <>
          <PeriodScores periods={drawn} />
          <DataTable
            isOnPaper
            caption={better.caption}
            columns={better.columns}
            rowCount={rows.length}
            rowsOf={(from, to) => rows.slice(from, to).map((row) => rowOf(row, language))}
          />
          <OpenedParts
            user={user}
            assets={assets}
            parts={rows.map(({ id, n: count }) => ({
              figure: 'period',
              part: id,
              label: opened.part(periodName(id, language), claims(count)),
            }))}
          />
        </>
      ) : (
        <p className={styles.quiet}>{better.none}</p>
      )}
    </Instrument>
  )
}

function brierRange(brier: NonNullable<PeriodView['brier']>, language: Language): string {
  const { better } = scoreMessages(language)
  const { to } = mirrorMessages(language)
  if (!hasRange(brier)) return better.allTheSame
  return to(fixedWords(Math.max(0, brier.from), 3, language), fixedWords(Math.min(1, brier.to), 3, language))
}

function rowOf({ id, n, hits, brier }: PeriodView, language: Language) {
  const { tooFew } = mirrorMessages(language)
  const score = brier ? [fixedWords(brier.mean, 3, language), brierRange(brier, language)] : [tooFew, tooFew]
  return { key: id, head: periodName(id, language), cells: [String(n), String(hits), ...score] }
}
