import type { MirrorView } from '#contract/mirror.ts'
import { shareWords } from '#domain/figure-format.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OnDemand } from './on-demand.tsx'
import { OpenedParts } from './opened-figure.tsx'
import { scoreMessages } from './score-messages.ts'

type Hours = MirrorView['hours']
type HoursProps = { user: string; mirror: MirrorView }

/** The share of claims that came true, by the time at which their decisions were written. */
export function HoursInstrument({ user, mirror }: HoursProps) {
  const { n, ofDay, ofWeek } = mirror.hours
  const { hours } = useMessages(scoreMessages)
  const { claims, opened } = useMessages(mirrorMessages)
  const partsOf = (figure: 'hours' | 'weekday', times: Hours['ofDay']) =>
    times.map(({ name, n: count }) => ({
      figure,
      part: name,
      label: opened.part(hours.names[name] ?? name, claims(count)),
    }))
  return (
    <Instrument isWithoutAmounts name={hours.name} n={claims(n)} isSilent={n === 0} method={<p>{hours.method}</p>}>
      {n === 0 ? (
        <p className={styles.quiet}>{hours.none}</p>
      ) : (
        <>
          <TimesTable caption={hours.byHour} times={ofDay} />
          <OnDemand name="weekdays" label={hours.weekday}>
            <TimesTable caption={hours.byDay} times={ofWeek} />
          </OnDemand>
          <OpenedParts
            user={user}
            assets={mirror.assets}
            parts={[...partsOf('hours', ofDay), ...partsOf('weekday', ofWeek)]}
          />
        </>
      )}
    </Instrument>
  )
}

function TimesTable({ caption, times }: { caption: string; times: Hours['ofDay'] }) {
  const language = useLanguage()
  const { hours } = scoreMessages(language)
  const { of, to, range: ofRange, tooFew } = mirrorMessages(language)
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{hours.columns.written}</th>
          <th scope="col">{hours.columns.cameTrue}</th>
          <th scope="col">{ofRange}</th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ name, n, hits, range }) => (
          <tr key={name}>
            <th scope="row">{hours.names[name] ?? name}</th>
            <td>{of(hits, n)}</td>
            <td>{range ? to(shareWords(range.from, language), shareWords(range.to, language)) : tooFew}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
