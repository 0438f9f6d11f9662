import type { LineSumView, LineView, MirrorView } from '#contract/mirror.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { type BehaviourMessages, behaviourMessages } from './behaviour-messages.ts'
import { FirstRows } from './folded-rows.tsx'
import { Instrument } from './instrument.tsx'
import charts from './mirror-charts.module.css'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { MoneyCost } from './money-cost.tsx'
import { signedPercent } from './review-format.ts'

type LinesProps = { user: string; mirror: MirrorView }

/** So many lines of each answer are shown at once, those with the largest amounts: the rest are unfolded. */
const SHOWN = 3

/** The stops, targets and tests that were reached, how the user responded, and what that gained or cost. */
export function LinesInstrument({ user, mirror }: LinesProps) {
  const messages = useMessages(behaviourMessages).reached
  const { columns } = messages
  const { lines, lineSums, benchmark } = mirror
  const { correctedLines, lateLines, undatedLines, boughtBackLines } = mirror
  const notCounted = [...correctedLines, ...lateLines, ...undatedLines, ...boughtBackLines]
  return (
    <Instrument
      name={messages.name}
      n={messages.n(lines.filter(({ isRest }) => !isRest).length)}
      isSilent={lines.length === 0}
      isWide={lines.length > 0}
      method={
        <p>
          {messages.method}
          {benchmark && messages.beside(benchmark)}
        </p>
      }
    >
      {lines.length === 0 && notCounted.length === 0 && <p className={styles.quiet}>{messages.none}</p>}
      {lines.length > 0 && (
        <table className={classes(styles.table, tables.stacked)}>
          <caption>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.line}</th>
              <th scope="col">{columns.reached}</th>
              <th scope="col">{columns.until}</th>
              <th scope="col" className={styles.amount}>
                {columns.cameTo}
              </th>
            </tr>
          </thead>
          {lineSums.map((sum) => (
            <LineGroup
              key={sum.response}
              user={user}
              assets={mirror.assets}
              sum={sum}
              benchmark={benchmark}
              most={Math.max(...lines.map(({ amount }) => Math.abs(Number(amount ?? 0))))}
              lines={lines.filter(({ response }) => response === sum.response).toSorted(largestFirst)}
            />
          ))}
        </table>
      )}
      {notCounted.map((line) => (
        <p key={`${line.sequence} ${line.words}`} className={styles.quiet}>
          <MirrorEntryLink user={user} assets={mirror.assets} entry={line}>
            {messages.asset(line.ticker, line.isOption)}
          </MirrorEntryLink>
          {`: ${line.words}.`}
        </p>
      ))}
    </Instrument>
  )
}

/** Those without an amount come last. */
const largestFirst = (one: LineView, other: LineView): number => sizeOf(other) - sizeOf(one)
const sizeOf = ({ amount }: LineView): number => (amount === null ? -1 : Math.abs(Number(amount)))

type GroupProps = {
  user: string
  assets: MirrorView['assets']
  sum: LineSumView
  benchmark: string | null
  lines: readonly LineView[]
  /** The largest amount of all groups, which the bars are measured by. */
  most: number
}

function LineGroup({ user, assets, sum, benchmark, lines, most }: GroupProps) {
  const { reached: messages } = useMessages(behaviourMessages)
  const { lines: counted } = useMessages(mirrorMessages)
  const title = messages.titles[sum.response]
  return (
    <tbody>
      <tr className={tables.group}>
        <th colSpan={4} scope="rowgroup">
          {messages.group(title, counted(sum.lines))}
        </th>
      </tr>
      <FirstRows
        name="lines"
        rows={lines}
        columns={4}
        // What waits for an answer is no history.
        {...(sum.response !== 'open' && { most: SHOWN, labels: labelsOf(sum.response, lines.length, messages) })}
      >
        {(drawn, classOf) =>
          drawn.map((line) => (
            <LineRow
              key={`${line.sequence} ${line.name}`}
              className={classOf(line)}
              line={line}
              {...{ user, assets, benchmark, most }}
            />
          ))
        }
      </FirstRows>
      {sum.known > 0 && sum.lines > 1 && (
        <tr>
          <th colSpan={3} scope="row">
            {sum.known === sum.lines ? messages.allTogether(title) : messages.knownTogether(title, sum.known)}
          </th>
          <td className={styles.amount}>
            <MoneyCost amount={sum.amount} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

type RowProps = Pick<GroupProps, 'user' | 'assets' | 'benchmark' | 'most'> & {
  line: LineView
  className: string | undefined
}

function LineRow({ user, assets, benchmark, most, line, className }: RowProps) {
  const language = useLanguage()
  const { reached: messages } = behaviourMessages(language)
  const { columns } = messages
  return (
    <tr className={className}>
      <th scope="row">
        <MirrorEntryLink user={user} assets={assets} entry={line}>
          {messages.asset(line.ticker, line.isOption)}
        </MirrorEntryLink>
        <span data-own-words>
          {line.words ?? `${messages.names[line.name] ?? line.name} ${formatUsd(line.levelPrice, language)}`}
        </span>
      </th>
      <td data-name={columns.reached}>
        {formatDay(line.on, language)}
        <Reckoned line={line} />
      </td>
      <td data-name={columns.until}>
        {endWords(line, language)}
        {line.priceAfter && <span>{messages.at(formatUsd(line.priceAfter, language))}</span>}
      </td>
      <td className={styles.amount}>
        <AmountBar line={line} most={most} />
        {line.amount === null || isToldLater(line) ? (
          <span>{untoldWords(line, language)}</span>
        ) : (
          <MoneyCost amount={line.amount} />
        )}
        {line.isRest && <span>{messages.other(formatQuantity(line.quantity, language))}</span>}
        {line.sold !== null && (
          <span>{messages.soldOf(formatQuantity(line.sold, language), formatQuantity(line.quantity, language))}</span>
        )}
        {benchmark && line.benchmarkReturn !== null && (
          <span>
            {benchmark} {signedPercent(line.benchmarkReturn * 100, language)}
          </span>
        )}
      </td>
    </tr>
  )
}

const labelsOf = (
  response: LineView['response'],
  count: number,
  { showAll, showLargest }: BehaviourMessages['reached'],
) => ({ all: showAll[response](count), fewer: showLargest[response](SHOWN) })

const BAR = { width: 56, height: 12 } as const

/** To the left of its middle, a cost. */
function AmountBar({ line: { amount, response }, most }: { line: LineView; most: number }) {
  if (amount === null || most === 0) return null
  const [middle, length] = [BAR.width / 2, (Math.abs(Number(amount)) / most) * (BAR.width / 2 - 1)]
  const isLoss = Number(amount) < 0
  return (
    <svg className={charts.bar} width={BAR.width} height={BAR.height} aria-hidden="true">
      <line className={charts.edge} x1={middle} x2={middle} y1={0} y2={BAR.height} />
      <rect
        className={classes(isLoss ? charts.loss : charts.gain, response === 'kept' && charts.open)}
        x={isLoss ? middle - length : middle}
        y={2}
        width={length}
        height={BAR.height - 4}
      />
    </svg>
  )
}

/** One sale may keep several lines of a holding: what it brought is told with the last of them. */
const isToldLater = ({ response, amount, salePrice }: LineView): boolean =>
  response === 'kept' && amount !== null && salePrice === null

function untoldWords(line: LineView, language: Language): string {
  const { response, noPriceSince } = line
  const messages = behaviourMessages(language).reached
  if (isToldLater(line)) return messages.toldLater
  if (response === 'open') return messages.open
  if (line.isWithheld) return behaviourMessages(language).years.notToldYet
  if (line.isOverSplit) return messages.overSplit
  if (line.unpricedSales.length > 0) return unpricedWords(line, language)
  return noPriceSince === null ? messages.priceMissing : messages.noPriceSince(formatDay(noPriceSince, language))
}

/** Which of its sales lack their price. */
function unpricedWords({ unpricedSales }: LineView, language: Language): string {
  const { saleWithoutPrice, salesWithoutPrice } = behaviourMessages(language).reached
  const days = unpricedSales.map(({ on }) => formatDay(on, language)).join(', ')
  return unpricedSales.length === 1 ? saleWithoutPrice(days) : salesWithoutPrice(days)
}

/** The day, or for each part of what was held or sold its own. */
function endWords({ endedOn, ends }: LineView, language: Language): string {
  if (ends.length === 0) return endedOn ? formatDay(endedOn, language) : '—'
  const { ended } = behaviourMessages(language).reached
  return ends
    .map(({ quantity, price, on, by }) =>
      ended[by](formatQuantity(quantity, language), formatUsd(price, language), formatDay(on, language)),
    )
    .join(', ')
}

/** What the amount is reckoned with, so that it can be checked with a pencil. */
function Reckoned({ line }: { line: LineView }) {
  const language = useLanguage()
  const { at } = behaviourMessages(language).reached
  const words = [line.priceThen && at(formatUsd(line.priceThen, language)), unitsWords(line, language)].filter(Boolean)
  return words.length > 0 && <span>{words.join(', ')}</span>
}

function unitsWords(line: LineView, language: Language): string | null {
  const { amount, quantity, sold, salePrice, saleOn, sales } = line
  const { held, soldAt } = behaviourMessages(language).reached
  if ((amount === null && salePrice === null) || isToldLater(line)) return null
  if (salePrice === null || saleOn === null) return held(formatQuantity(quantity, language))
  const each = sales.length > 0 ? sales : [{ quantity: sold ?? quantity, price: salePrice, on: saleOn }]
  return each
    .map((sale) =>
      soldAt(formatQuantity(sale.quantity, language), formatUsd(sale.price, language), formatDay(sale.on, language)),
    )
    .join(', ')
}
