import type { MirrorView } from '#contract/mirror.ts'
import { fixedWords, shareWords } from '#domain/figure-format.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Drawn, WIDTH } from './drawn.tsx'
import styles from './mirror-charts.module.css'
import { mirrorMessages } from './mirror-messages.ts'
import { scoreMessages } from './score-messages.ts'

const x = (share: number): number => 6 + share * (WIDTH - 12)

/** From 0 to 100%. */
function Scale() {
  const language = useLanguage()
  return (
    <>
      <line className={styles.rule} x1={x(0)} x2={x(1)} y1={9} y2={9} />
      <text x={x(0)} y={29}>
        {shareWords(0, language)}
      </text>
      <text x={x(1)} y={29} textAnchor="end">
        {shareWords(1, language)}
      </text>
    </>
  )
}

type Scored = { range: { from: number; to: number }; meanProbability: number; hitRate: number }

/** From 0 to 100%: a ring where somebody said that they were, a disc where they were, with its range. */
export function SaidAndRight({ range, meanProbability, hitRate }: Scored) {
  const language = useLanguage()
  const { drawings } = mirrorMessages(language)
  return (
    <Drawn name={drawings.said(shareWords(meanProbability, language), shareWords(hitRate, language))} height={32}>
      <Scale />
      <line className={styles.range} x1={x(range.from)} x2={x(range.to)} y1={9} y2={9} />
      <circle className={styles.filled} cx={x(hitRate)} cy={9} r={4} />
      <circle className={styles.ring} cx={x(meanProbability)} cy={9} r={5} />
    </Drawn>
  )
}

/** A ring for each claim where somebody said how sure they were of it; nothing says yet where they were. */
export function SaidOfEach({ claims }: { claims: MirrorView['claims'] }) {
  const language = useLanguage()
  const { saidOf } = mirrorMessages(language).drawings
  const stated = claims.flatMap(({ probability }) => probability ?? [])
  if (stated.length === 0) return null
  const probabilities = [...new Set(stated)].toSorted((one, other) => one - other)
  return (
    <Drawn
      name={saidOf(stated.length, probabilities.map((share) => shareWords(share, language)).join(', '))}
      height={32}
    >
      <Scale />
      {probabilities.map((probability) => (
        <circle key={probability} className={styles.ring} cx={x(probability)} cy={9} r={5} />
      ))}
    </Drawn>
  )
}

type Scores = { model: string; scored: NonNullable<MirrorView['critics'][number]['scored']> }

const [NAMES, ROW] = [64, 18]

/** The Brier scores of a model, of the user and of the base rate, on one scale from zero: the shortest is the best. */
export function CriticScores({ model, scored }: Scores) {
  const language = useLanguage()
  const { drawn } = scoreMessages(language).critic
  const score = (value: number) => fixedWords(value, 3, language)
  const rows = [
    [drawn.model, scored.model, styles.speaks],
    [drawn.you, scored.person, styles.filled],
    [drawn.baseRate, scored.baseRate, styles.muted],
  ] as const
  const longest = Math.max(...rows.map(([, length]) => length))
  return (
    <Drawn
      name={drawn.name(model, score(scored.model), score(scored.person), score(scored.baseRate))}
      height={rows.length * ROW}
    >
      {rows.map(([name, length, look], at) => (
        <g key={name} transform={`translate(0 ${at * ROW})`}>
          <text x={0} y={12}>
            {name}
          </text>
          <rect
            className={look}
            x={NAMES}
            y={3}
            width={longest === 0 ? 0 : (length / longest) * (WIDTH - NAMES)}
            height={9}
          />
        </g>
      ))}
    </Drawn>
  )
}
