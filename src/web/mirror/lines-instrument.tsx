import type { LineSumView, LineView, MirrorView } from '#contract/mirror.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { FirstRows } from './folded-rows.tsx'
import { counted, Instrument } from './instrument.tsx'
import charts from './mirror-charts.module.css'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { MoneyCost } from './money-cost.tsx'
import { signedPercent } from './review-format.ts'

type LinesProps = { user: string; mirror: MirrorView }

/** So many lines of each answer are shown at once, those with the largest amounts: the rest are unfolded. */
const SHOWN = 3

const TITLES = { 'held through': 'Held through', kept: 'Kept', open: 'Waiting for what you do' } as const

/** The stops, targets and tests that were reached, how the user responded, and what that gained or cost. */
export function LinesInstrument({ user, mirror }: LinesProps) {
  const { lines, lineSums, benchmark } = mirror
  return (
    <Instrument
      name="Lines"
      n={`${lines.filter(({ isRest }) => !isRest).length} reached`}
      isSilent={lines.length === 0}
      isWide={lines.length > 0}
      method={
        <p>
          Held through: what holding on did, from the close of the line’s day until you sold, until the next line of the
          same holding, or until the last price. Kept: what the sale has saved, or cost, from its own price until it was
          bought again or until the last price. Where a part was sold, what was left of it is told by itself. A hollow
          bar: of what was sold, so it happened to the price alone.
          {benchmark && ` Under it what ${benchmark} returned in the same days.`}
        </p>
      }
    >
      {lines.length === 0 ? (
        <p className={styles.quiet}>None of your stops, targets or tests has been reached.</p>
      ) : (
        <table className={classes(styles.table, tables.stacked)}>
          <caption>Lines that were reached, and what was done, the largest amounts first</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Reached</th>
              <th scope="col">Until</th>
              <th scope="col" className={styles.amount}>
                Came to
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
  const title = TITLES[sum.response]
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={4} scope="rowgroup">
          {title}, {counted(sum.lines, 'line')}
        </th>
      </tr>
      <FirstRows
        rows={lines}
        columns={4}
        // What waits for an answer is no history.
        {...(sum.response !== 'open' && { most: SHOWN, labels: labelsOf(title, lines.length) })}
      >
        {(drawn, classOf) =>
          drawn.map((line) => (
            <tr key={`${line.sequence} ${line.name}`} className={classOf(line)}>
              <th scope="row">
                <MirrorEntryLink user={user} assets={assets} entry={line}>
                  {line.ticker}
                </MirrorEntryLink>
                <span data-own-words>{line.words ?? `${line.name} ${formatUsd(line.levelPrice)}`}</span>
              </th>
              <td data-name="Reached">
                {formatDay(line.on)}
                <Reckoned line={line} />
              </td>
              <td data-name="Until">
                {line.endedOn ? formatDay(line.endedOn) : '—'}
                {line.priceAfter && <span>at {formatUsd(line.priceAfter)}</span>}
              </td>
              <td className={styles.amount}>
                <AmountBar line={line} most={most} />
                {line.amount === null ? <span>{untoldWords(line)}</span> : <MoneyCost amount={line.amount} />}
                {line.isRest && <span>the other {formatQuantity(line.quantity)}, after a part was sold</span>}
                {line.sold !== null && (
                  <span>
                    sold {formatQuantity(line.sold)} of {formatQuantity(line.quantity)}
                  </span>
                )}
                {benchmark && line.benchmarkReturn !== null && (
                  <span>
                    {benchmark} {signedPercent(line.benchmarkReturn * 100)}
                  </span>
                )}
              </td>
            </tr>
          ))
        }
      </FirstRows>
      {sum.known > 0 && sum.lines > 1 && (
        <tr>
          <th colSpan={3} scope="row">
            {title}, {sum.known === sum.lines ? 'all together' : `the ${sum.known} with a known amount together`}
          </th>
          <td className={styles.amount}>
            <MoneyCost amount={sum.amount} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

const labelsOf = (title: string, count: number) => ({
  all: `Show all ${count} ${title.toLowerCase()}`,
  fewer: `Show the largest ${SHOWN} ${title.toLowerCase()} alone`,
})

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

function untoldWords({ response, noPriceSince }: LineView): string {
  if (response === 'open') return 'open'
  return noPriceSince === null ? 'a price is missing' : `not known: no price since ${formatDay(noPriceSince)}`
}

/** What the amount is reckoned with, so that it can be checked with a pencil. */
function Reckoned({ line }: { line: LineView }) {
  const words = [line.priceThen && `at ${formatUsd(line.priceThen)}`, unitsWords(line)].filter(Boolean)
  return words.length > 0 && <span>{words.join(', ')}</span>
}

function unitsWords({ amount, quantity, sold, salePrice, saleOn }: LineView): string | null {
  if (amount === null) return null
  if (salePrice === null || saleOn === null) return `${formatQuantity(quantity)} held`
  return `${formatQuantity(sold ?? quantity)} sold at ${formatUsd(salePrice)} on ${formatDay(saleOn)}`
}
