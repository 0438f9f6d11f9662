import { Link } from '@tanstack/react-router'
import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE, shortCompanyName } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import type { WaitingDraft } from '#web/drafts/waiting-drafts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Change } from '#web/ui/change.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { useRowsInView } from '#web/ui/use-rows-in-view.ts'
import styles from './asset-cards.module.css'
import { columnsOf, figuresOf } from './asset-rows.ts'
import { idOfRow, type RowsProps } from './asset-table.tsx'
import { DraftOfRow } from './draft-of-row.tsx'
import { figureWords } from './figure-format.ts'
import { listMessages } from './list-messages.ts'
import { oldPriceDay, oldPricesWords } from './old-prices.ts'
import { annotationsOf } from './row-annotations.tsx'
import { SortSelect } from './sort-select.tsx'

/** Of longer lists only the visible rows are rendered. A row is 60 px high, which must match the style sheet. */
const WHOLE_UP_TO = 100
const ROW_REM = 3.75

/** A list as rows of two lines, for windows too narrow for nine columns. */
export function AssetCards({ caption, rows, user, drafts, sorting, onSort }: RowsProps) {
  const language = useLanguage()
  const { columns: names } = listMessages(language)
  const now = new Date().toISOString()
  const columns = columnsOf(rows)
  const oldPrices = oldPricesWords(rows, now, language)
  const isLong = rows.length > WHOLE_UP_TO
  const { ref, rendered, after, isFirst } = useRowsInView<HTMLUListElement, AssetRowView>(
    rows,
    idOfRow,
    isLong ? ROW_REM : null,
  )
  return (
    <>
      {oldPrices && <p className={styles.old}>{oldPrices}</p>}
      {rows.length > 1 && <SortSelect columns={columns} sorting={sorting} onSort={onSort} />}
      <ul
        ref={ref}
        className={classes(styles.cards, rows[0]?.list === 'watched' && styles.watched)}
        aria-label={caption}
        style={after > 0 ? { paddingBottom: after } : undefined}
      >
        {rendered.map(({ row, index, before }) => (
          <li
            key={row.assetId}
            data-row={row.assetId}
            style={before > 0 ? { marginTop: before } : undefined}
            {...(isLong && { 'aria-setsize': rows.length, 'aria-posinset': index + 1 })}
          >
            <Card row={row} user={user} draft={drafts?.get(row.assetId)} now={now} />
            {!isFirst && (
              <dl className={hidden.visually}>
                {figuresOf(columns).map((column) => (
                  <div key={column}>
                    <dt>{names[column]}</dt>
                    <dd>{figureWords(column, row, now, language)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type CardProps = { row: AssetRowView; user: string; draft: WaitingDraft | undefined; now: string }

/** The visible part of a row; screen readers get every figure with its name instead. */
function Card({ row, user, draft, now }: CardProps) {
  const language = useLanguage()
  const path = assetPath(user, row.list, row.assetId)
  const [first, ...others] = annotationsOf(row, now, language)
  return (
    <>
      <h2 title={row.companyName}>
        <Link to={path}>{shortCompanyName(row.companyName)}</Link>
      </h2>
      <span className={styles.value} aria-hidden="true">
        {row.list === 'watched'
          ? formatUsd(row.currentPrice?.price ?? null, language)
          : formatUsd(row.currentValue, language)}
      </span>
      <p className={styles.line}>
        {row.ticker}
        {draft ? (
          <em className={styles.draft}>
            <DraftOfRow row={row} user={user} draft={draft} now={now} />
          </em>
        ) : first ? (
          <em title={[first, ...others].join('. ')}>
            <WholePrice words={first} />
            {others.length > 0 && ` (+${others.length})`}
          </em>
        ) : (
          <span aria-hidden="true"> · {heldLine(row, now, language)}</span>
        )}
      </p>
      <span className={styles.gain} aria-hidden="true">
        <Change percent={row.totalGainLoss} />
      </span>
      <Link to={path} className={styles.details} tabIndex={-1}>
        <span className={hidden.visually}>{listMessages(language).details}</span>
      </Link>
    </>
  )
}

/** A price that is hidden when it does not fit, because a truncated price would read as another one. */
function WholePrice({ words }: { words: string }) {
  // Between a German amount and its sign is a no-break space, which is none of these.
  const price = /,? [^ ]+ [^ ]*\d[^ ]*$/.exec(words)?.[0] ?? ''
  return (
    <>
      <span>{words.slice(0, words.length - price.length)}</span>
      {price && <span>{price}</span>}
    </>
  )
}

/** `4 at $498.60 · 7/10`; with an old price `last of Jan 12, 2024 · 4 at $498.60`, its age first, so that it is not cut off. */
function heldLine(row: AssetRowView, now: string, language: Language): string {
  const { list, quantity, costBasis, initialConfidence } = row
  const messages = listMessages(language)
  const oldDay = oldPriceDay(row, now)
  const price = formatUsd(costBasis, language)
  const held = list === 'watched' ? messages.watched(price) : messages.held(formatQuantity(quantity, language), price)
  return oldDay
    ? `${messages.lastOf(formatDay(oldDay, language))} · ${held}`
    : `${held} · ${initialConfidence}/${CONFIDENCE.max}`
}
