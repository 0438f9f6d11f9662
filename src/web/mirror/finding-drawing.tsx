import type { FindingView, MirrorView } from '#contract/mirror.ts'
import { shareWords, signedWords } from '#domain/figure-format.ts'
import { excludesZero } from '#domain/mirror/statistics/has-range.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { formatDay, formatSignedUsd } from '#web/ui/format.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { CriticScores, SaidAndRight, SaidOfEach } from './claim-drawings.tsx'
import { CourseLine } from './course-line.tsx'
import { Drawn, MarkedDrawing, WIDTH } from './drawn.tsx'
import styles from './mirror-charts.module.css'
import { mirrorMessages } from './mirror-messages.ts'
import { rangeWords, signedPercent } from './review-format.ts'

type DrawingProps = { finding: FindingView; mirror: MirrorView }

/** A finding in one small drawing under its cost; its figures stand in the sentences beside it. Nothing where none would say more. */
export function FindingDrawing({ finding: { kind, entries, note }, mirror }: DrawingProps) {
  const { drawings } = useMessages(mirrorMessages)
  const { calibration, money, memory } = mirror
  const { difference } = money.passedOn
  switch (kind) {
    case 'lines':
      return <AmountBars mirror={mirror} />
    case 'kept':
      return <KeptSquares mirror={mirror} />
    case 'disposition':
      return money.disposition.effect && <SoldShares effect={money.disposition.effect} />
    case 'calibration':
      return calibration.scored && <SaidAndRight {...calibration.scored} />
    case 'memory':
      // It may speak of hindsight alone: a gap within chance would be drawn beside another sentence.
      return (
        memory.gap && excludesZero(memory.gap) && <MeanAndRange {...memory.gap} inPoints={1} name={drawings.memory} />
      )
    case 'selling':
      return money.selling && <MeanAndRange {...money.selling} name={drawings.selling} />
    case 'passed-on':
      return difference && <MeanAndRange {...difference} name={drawings.passedOn} />
    case 'drag':
      return <YearBars years={money.years} />
    case 'after-losses':
      return (
        money.afterLosses.difference && (
          <MeanAndRange
            {...money.afterLosses.difference}
            mean={money.afterLosses.difference.value}
            name={drawings.afterLosses}
          />
        )
      )
    case 'expected':
      return (
        <SaidOfEach claims={mirror.claims.filter(({ sequence }) => entries.some((of) => of.sequence === sequence))} />
      )
    case 'critic': {
      const critic = mirror.critics.find(({ model }) => model === note)
      return critic?.scored ? <CriticScores model={critic.model} scored={critic.scored} /> : null
    }
    case 'drift': {
      const course = mirror.thenAndNow.find(({ assetId }) => assetId === entries[0]?.assetId)
      return course ? <CourseLine {...course} width={WIDTH} height={34} /> : null
    }
    default:
      return null
  }
}

/** What each line that was held through came to: up what it gained, down what it cost. */
function AmountBars({ mirror: { lines } }: { mirror: MirrorView }) {
  const language = useLanguage()
  const { reached } = behaviourMessages(language)
  const { lines: counted } = mirrorMessages(language)
  const told = lines.flatMap(({ response, amount, ...line }) =>
    response === 'held through' && amount !== null ? [{ ...line, amount }] : [],
  )
  const amounts = told.map(({ amount }) => Number(amount))
  const [most, least] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  if (most === least) return null
  const [height, step] = [40, Math.min(16, WIDTH / amounts.length)]
  const y = (amount: number) => ((most - amount) / (most - least)) * height
  const gains = amounts.filter((amount) => amount > 0).length
  return (
    <MarkedDrawing
      name={reached.drawn(counted(amounts.length), gains, amounts.filter((amount) => amount < 0).length)}
      of={reached.line}
      height={height}
      marks={told.map(({ ticker, isOption, name, on, amount }, at) => ({
        x: (at + 0.35) * step,
        y: y(amounts[at] ?? 0),
        words: reached.bar(reached.asset(ticker, isOption), reached.names[name] ?? name, {
          day: formatDay(on, language),
          amount: formatSignedUsd(amount, language),
        }),
      }))}
    >
      {amounts.map((amount, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
          key={at}
          className={amount < 0 ? styles.loss : styles.gain}
          x={at * step}
          y={Math.min(y(amount), y(0))}
          width={step * 0.7}
          height={Math.max(1, Math.abs(y(amount) - y(0)))}
        />
      ))}
      <line className={styles.edge} x1={0} x2={amounts.length * step} y1={y(0)} y2={y(0)} />
    </MarkedDrawing>
  )
}

/** A square for each line that was reached, filled where it was kept. */
function KeptSquares({ mirror: { lines } }: { mirror: MirrorView }) {
  const { reached: messages } = useMessages(behaviourMessages)
  const { lines: counted } = useMessages(mirrorMessages)
  const reached = lines.filter(({ isRest, response }) => !isRest && response !== 'open')
  const keptCount = reached.filter(({ response }) => response === 'kept').length
  const step = Math.min(14, WIDTH / Math.max(1, reached.length))
  return (
    <Drawn name={messages.keptOf(keptCount, counted(reached.length))} height={16}>
      {reached.map((line, at) => (
        <rect
          key={`${line.sequence} ${line.name}`}
          className={at < keptCount ? styles.speaks : styles.hollow}
          x={at * step + 1}
          y={3}
          width={step * 0.7}
          height={10}
        />
      ))}
    </Drawn>
  )
}

type Effect = NonNullable<MirrorView['money']['disposition']['effect']>

function SoldShares({ effect: { gainsRealized, lossesRealized } }: { effect: Effect }) {
  const language = useLanguage()
  const { drawn } = behaviourMessages(language).sold
  const percent = (share: number) => shareWords(share, language)
  const longest = Math.max(gainsRealized, lossesRealized)
  const rows = [
    ['gains', gainsRealized, styles.filled],
    ['losses', lossesRealized, styles.muted],
  ] as const
  return (
    <Drawn name={drawn(percent(gainsRealized), percent(lossesRealized))} height={36}>
      {rows.map(([name, share, look], at) => (
        <g key={name} transform={`translate(0 ${at * 18})`}>
          <rect className={look} x={0} y={3} width={(share / longest) * (WIDTH - 40)} height={9} />
          <text x={(share / longest) * (WIDTH - 40) + 6} y={12}>
            {percent(share)}
          </text>
        </g>
      ))}
    </Drawn>
  )
}

type Mean = {
  name: string
  mean: number
  from: number
  to: number
  /** How many points one is: of a share, a hundred. */
  inPoints?: number
}

/** A mean with its 95% range about zero. */
function MeanAndRange({ name, mean, from, to, inPoints = 100 }: Mean) {
  const language = useLanguage()
  const { aboutZero } = mirrorMessages(language).drawings
  const points = (value: number) => signedWords(value * inPoints, 1, language)
  const reach = Math.max(Math.abs(from), Math.abs(to))
  const x = (value: number) => WIDTH / 2 + (value / reach) * (WIDTH / 2 - 6)
  return (
    <Drawn name={aboutZero(name, points(mean), rangeWords({ from, to }, points, language))} height={32}>
      <line className={styles.edge} x1={x(0)} x2={x(0)} y1={0} y2={18} />
      <line className={styles.range} x1={x(from)} x2={x(to)} y1={9} y2={9} />
      <circle className={styles.filled} cx={x(mean)} cy={9} r={4} />
      <text x={x(0)} y={29} textAnchor="middle">
        0
      </text>
    </Drawn>
  )
}

/** Of the year that the finding is about, the last whole one: what was held when it began, left alone, over what was made. */
function YearBars({ years }: { years: MirrorView['money']['years'] }) {
  const language = useLanguage()
  const { drawings } = mirrorMessages(language)
  const told = years.findLast(({ isWhole, drag }) => isWhole && drag)
  if (!told?.drag) return null
  const { year, drag } = told
  const [least, most] = [Math.min(0, drag.actual, drag.untouched), Math.max(0, drag.actual, drag.untouched)]
  const x = (share: number) => (most === least ? 0 : ((share - least) / (most - least)) * WIDTH)
  const rows = [
    [drag.untouched, styles.hollow],
    [drag.actual, styles.filled],
  ] as const
  return (
    <Drawn
      name={drawings.years(
        year,
        signedPercent(drag.untouched * 100, language),
        signedPercent(drag.actual * 100, language),
      )}
      height={32}
    >
      {rows.map(([share, look], at) => (
        <rect
          key={look}
          className={look}
          x={Math.min(x(share), x(0))}
          y={at * 16 + 3}
          width={Math.max(1, Math.abs(x(share) - x(0)))}
          height={9}
        />
      ))}
      <line className={styles.edge} x1={x(0)} x2={x(0)} y1={0} y2={32} />
    </Drawn>
  )
}
