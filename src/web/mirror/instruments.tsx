import type { MirrorView } from '#contract/mirror.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { InSteps } from '#web/ui/below.tsx'
import { BetterInstrument } from './better-instrument.tsx'
import { ClaimsTable } from './claims-table.tsx'
import { ConfidenceInstrument } from './confidence-instrument.tsx'
import { CriticInstrument } from './critic-instrument.tsx'
import { DriftInstrument } from './drift-instrument.tsx'
import { GainsAndLosses } from './gains-and-losses.tsx'
import { HoursInstrument } from './hours-instrument.tsx'
import { LinesInstrument } from './lines-instrument.tsx'
import { MemoryInstrument } from './memory-instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { ProcessAndOutcome } from './process-and-outcome.tsx'
import { YearsInstrument } from './years-instrument.tsx'

type InstrumentsProps = {
  user: string
  mirror: MirrorView
  /** Whether they are rendered together and not one after another. */
  isAtOnce: boolean
}

/** The figures behind the findings, each with its number of cases, its range and the conclusion that this number allows. */
export function Instruments({ user, mirror, isAtOnce }: InstrumentsProps) {
  const { heading, lede } = useMessages(mirrorMessages).instruments
  const part = { user, mirror }
  return (
    <section aria-labelledby="instruments">
      <div className={styles.row}>
        <div />
        <div className={styles.head}>
          <h2 id="instruments">{heading}</h2>
          <p>{lede}</p>
        </div>
      </div>
      <InSteps isAtOnce={isAtOnce}>
        <ConfidenceInstrument {...part} />
        <CriticInstrument {...part} />
        <ClaimsTable {...part} />
        <MemoryInstrument {...part} />
        {mirror.memory.reviews.length > 0 && <ProcessAndOutcome {...part} />}
        <LinesInstrument {...part} />
        <DriftInstrument {...part} />
        <GainsAndLosses {...part} />
        <YearsInstrument {...part} />
        <HoursInstrument {...part} />
        <BetterInstrument {...part} />
      </InSteps>
    </section>
  )
}
