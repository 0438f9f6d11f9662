import type { MirrorView } from '#contract/mirror.ts'
import type { CalibrationView } from '#contract/mirror-claims.ts'
import { shareWords } from '#domain/figure-format.ts'
import { evidenceWords } from '#domain/mirror/evidence-format.ts'
import { hasRange } from '#domain/mirror/has-range.ts'
import { formatDay } from '#web/ui/format.ts'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'
import { ReliabilityDiagram } from './reliability-diagram.tsx'

type ConfidenceProps = { mirror: MirrorView }

/** Calibration: confidence against the share that came true. It shows only what the number of claims allows. */
export function ConfidenceInstrument({ mirror: { calibration, nextClaimOn } }: ConfidenceProps) {
  const { n, words, scored } = calibration
  return (
    <Instrument
      name="Confidence"
      n={counted(n, 'claim')}
      note={
        <>
          <p>
            <b>{words}</b>
          </p>
          {scored && <Score n={n} tested={calibration.tested} scored={scored} />}
        </>
      }
      method={
        n > 0 && (
          <>
            {scored && <Scores calibration={calibration} scored={scored} />}
            <p>
              Of {counted(calibration.clusters, 'company-month')}: claims on one company in one month move together.
              {calibration.clusterRanges && <ClusterRanges ranges={calibration.clusterRanges} />}
            </p>
          </>
        )
      }
      isSilent={calibration.levels.length === 0}
    >
      {calibration.levels.length > 0 ? (
        <ReliabilityDiagram levels={calibration.levels} />
      ) : (
        <p className={styles.quiet}>
          The diagram begins with ten resolved claims.
          {nextClaimOn && ` The next one resolves on ${formatDay(nextClaimOn)}.`}
        </p>
      )}
    </Instrument>
  )
}

type Scored = NonNullable<CalibrationView['scored']>

const Score = ({
  n,
  tested,
  scored: { hits, range, meanProbability },
}: Pick<CalibrationView, 'n' | 'tested'> & { scored: Scored }) => (
  <p>
    {hits} of {n} came true, 95% range {shareWords(range.from)} to {shareWords(range.to)}
    {tested && `; you had said ${shareWords(meanProbability)} on average`}.
  </p>
)

function Scores({ calibration: { tested, ownMapping }, scored }: { calibration: CalibrationView; scored: Scored }) {
  const { parts, hitRate, logScore, brier } = scored
  return (
    <>
      <p>
        Brier score <b>{brier.toFixed(3)}</b>; always saying 50% scores 0.250, and lower is better.
        {logScore !== null && ` Log score ${logScore.toFixed(3)}; always saying 50% scores 0.693.`}
      </p>
      {parts && <BrierParts parts={parts} brier={brier} hitRate={hitRate} />}
      <OwnMapping mapping={ownMapping} />
      {tested && <TestedOver tested={tested} />}
    </>
  )
}

function TestedOver({ tested: { z, evidence } }: { tested: NonNullable<CalibrationView['tested']> }) {
  return (
    <p>
      One test over all: Z = {z.toFixed(2).replace('-', '−')}; it speaks beyond 1.96, and only where the evidence is 20
      to 1 or more, which may be looked at after every claim and takes one claim for each company and month. It is{' '}
      {evidenceWords(evidence)}.
    </p>
  )
}

type BrierPartsProps = {
  parts: NonNullable<NonNullable<CalibrationView['scored']>['parts']>
  brier: number
  hitRate: number
}

const BrierParts = ({ parts, brier, hitRate }: BrierPartsProps) => (
  <dl className={styles.sums}>
    <Part name={`always saying ${shareWords(hitRate)}`} value={parts.uncertainty.toFixed(3)} />
    <Part name="telling cases apart" value={`−${parts.resolution.toFixed(3)}`} />
    <Part name="off the diagonal" value={`+${parts.reliability.toFixed(3)}`} />
    <Part name="of which chance expects" value={parts.noiseFloor.toFixed(3)} />
    <Part name="Brier" value={brier.toFixed(3)} />
  </dl>
)

/** The 95% ranges of the two figures from a bootstrap over companies and months. */
function ClusterRanges({ ranges: { gap, brier } }: { ranges: NonNullable<CalibrationView['clusterRanges']> }) {
  if (!hasRange(gap)) return ' All of them lie equally far off, which does not tell how far else they could lie.'
  const ofBrier = `the Brier score between ${brier.from.toFixed(3)} and ${brier.to.toFixed(3)}`
  return ` With these drawn anew a thousand times, what came true less what you said lies between ${points(gap.from)} and ${points(gap.to)} points${hasRange(brier) ? `, and ${ofBrier}` : ''}, 95 times in 100.`
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`

/** The share that has come true at each level of confidence, from fifty claims on. */
const OwnMapping = ({ mapping }: { mapping: CalibrationView['ownMapping'] }) =>
  mapping.length > 0 && (
    <p>
      What your levels have meant so far, never falling (isotonic regression):{' '}
      {mapping.map(({ probability, share }) => `${shareWords(probability)} said, ${shareWords(share)} true`).join('; ')}
      .
    </p>
  )

const Part = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
