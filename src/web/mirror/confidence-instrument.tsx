import type { MirrorView } from '#contract/mirror.ts'
import type { CalibrationView } from '#contract/mirror-claims.ts'
import { fixedWords, shareWords, signedWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { evidenceWords } from '#domain/mirror/claims/evidence-format.ts'
import { hasRange } from '#domain/mirror/statistics/has-range.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OpenedParts } from './opened-figure.tsx'
import { ReliabilityDiagram } from './reliability-diagram.tsx'
import { scoreMessages } from './score-messages.ts'

type ConfidenceProps = { user: string; mirror: MirrorView }

/** Calibration: confidence against the share that came true. It shows only what the number of claims allows. */
export function ConfidenceInstrument({ user, mirror: { calibration, nextClaimOn, assets } }: ConfidenceProps) {
  const language = useLanguage()
  const { confidence: messages } = scoreMessages(language)
  const { claims, opened } = mirrorMessages(language)
  const { n, words, scored } = calibration
  return (
    <Instrument
      isWithoutAmounts
      name={messages.name}
      n={claims(n)}
      note={
        <>
          <p>
            <b>{words}</b>
          </p>
          {scored && <p>{scoreWords(calibration, scored, language)}</p>}
        </>
      }
      method={
        n > 0 && (
          <>
            {scored && <Scores calibration={calibration} scored={scored} />}
            <p>
              {messages.together(calibration.clusters)}
              {calibration.clusterRanges && clusterWords(calibration.clusterRanges, language)}
            </p>
          </>
        )
      }
      isSilent={calibration.levels.length === 0}
    >
      {calibration.levels.length > 0 ? (
        <>
          <ReliabilityDiagram levels={calibration.levels} />
          <OpenedParts
            user={user}
            assets={assets}
            parts={calibration.levels.map(({ probability, n: count }) => ({
              figure: 'level',
              part: String(probability),
              label: opened.part(shareWords(probability, language), claims(count)),
            }))}
          />
        </>
      ) : (
        <p className={styles.quiet}>
          {messages.begins}
          {nextClaimOn && messages.next(formatDay(nextClaimOn, language))}
        </p>
      )}
    </Instrument>
  )
}

type Scored = NonNullable<CalibrationView['scored']>

function scoreWords(
  { n, tested }: CalibrationView,
  { hits, range, meanProbability }: Scored,
  language: Language,
): string {
  const messages = scoreMessages(language).confidence
  const told = messages.cameTrue(hits, n, shareWords(range.from, language), shareWords(range.to, language))
  return `${told}${tested ? messages.said(shareWords(meanProbability, language)) : ''}.`
}

function Scores({ calibration: { tested, ownMapping }, scored }: { calibration: CalibrationView; scored: Scored }) {
  const language = useLanguage()
  const messages = scoreMessages(language).confidence
  const { parts, hitRate, logScore, brier } = scored
  return (
    <>
      <p>
        {messages.brier}
        <b>{fixedWords(brier, 3, language)}</b>
        {messages.alwaysHalf}
        {logScore !== null && messages.logScore(fixedWords(logScore, 3, language))}
      </p>
      {parts && <BrierParts parts={parts} brier={brier} hitRate={hitRate} />}
      {ownMapping.length > 0 && <p>{mappingWords(ownMapping, language)}</p>}
      {tested && (
        <p>{messages.tested(fixedWords(tested.z, 2, language), evidenceWords(tested.evidence, messages.evidence))}</p>
      )}
    </>
  )
}

type BrierPartsProps = {
  parts: NonNullable<NonNullable<CalibrationView['scored']>['parts']>
  brier: number
  hitRate: number
}

function BrierParts({ parts, brier, hitRate }: BrierPartsProps) {
  const language = useLanguage()
  const messages = scoreMessages(language).confidence.parts
  const words = (value: number) => fixedWords(value, 3, language)
  return (
    <dl className={styles.sums}>
      <Part name={messages.always(shareWords(hitRate, language))} value={words(parts.uncertainty)} />
      <Part name={messages.apart} value={`−${words(parts.resolution)}`} />
      <Part name={messages.off} value={`+${words(parts.reliability)}`} />
      <Part name={messages.chance} value={words(parts.noiseFloor)} />
      <Part name={messages.brier} value={words(brier)} />
    </dl>
  )
}

/** The 95% ranges of the two figures from a bootstrap over companies and months. */
function clusterWords({ gap, brier }: NonNullable<CalibrationView['clusterRanges']>, language: Language): string {
  const messages = scoreMessages(language).confidence
  if (!hasRange(gap)) return messages.equallyFar
  const [from, to] = [brier.from, brier.to].map((end) => fixedWords(end, 3, language))
  const [least, most] = [gap.from, gap.to].map((end) => signedWords(end * 100, 1, language))
  const ofBrier = hasRange(brier) ? messages.brierBetween(from ?? '', to ?? '') : ''
  return messages.drawnAnew(least ?? '', most ?? '', ofBrier)
}

/** The share that has come true at each level of confidence, from fifty claims on. */
function mappingWords(mapping: CalibrationView['ownMapping'], language: Language): string {
  const { mapping: told, level } = scoreMessages(language).confidence
  return told(
    mapping
      .map(({ probability, share }) => level(shareWords(probability, language), shareWords(share, language)))
      .join('; '),
  )
}

const Part = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
