import type { MirrorView } from '#contract/mirror.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { useSize } from '#web/ui/chart/use-size.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { CourseLine } from './course-line.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-charts.module.css'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import page from './mirror-page.module.css'
import { ThenAndNow } from './then-and-now.tsx'

type DriftProps = { user: string; mirror: MirrorView }
type Found = MirrorView['drift'][number]

/** So many assets are shown at once: the rest are unfolded. Of those a few are drawn beforehand, for paper. */
const [SHOWN, PRINTED] = [2, 12]

/** What changed between the theses of each asset: one line for each asset, and the rest of it unfolded. It describes and does not score. */
export function DriftInstrument({ user, mirror }: DriftProps) {
  const ofAssets = [...Map.groupBy(mirror.drift, ({ assetId }) => assetId).values()].toSorted(newestFirst)
  const changed = ofAssets.filter((found) => found.some(isChange))
  const forgotten = ofAssets.filter((found) => !found.some(isChange))
  const rows = (all: readonly (readonly Found[])[]) => <AssetRows user={user} mirror={mirror} ofAssets={all} />
  const rest = changed.length > SHOWN + 1 ? changed.slice(SHOWN) : []
  return (
    <Instrument
      name="Drift"
      n={`${ofAssets.length} of ${counted(mirror.assets.length, 'asset')}`}
      isSilent={ofAssets.length === 0}
      method={
        <p>
          Read from the entries by rule, each from the first entry that shows it. It says what changed, not why. Each
          line goes through closes from your first decision to the last one, forty at most, or where none is known
          through the prices at your decisions, as high as it has room. A disc is a decision at its price, a square a
          sale; the number is the confidence.
        </p>
      }
    >
      {ofAssets.length === 0 && (
        <p className={page.quiet}>Nothing has changed between your entries that these rules would notice.</p>
      )}
      {rows(rest.length > 0 ? changed.slice(0, SHOWN) : changed)}
      {rest.length > 0 && (
        <FoldedRows label={`Show all ${changed.length}, the newest first`} rows={rest} onPaper={PRINTED - SHOWN}>
          {rows}
        </FoldedRows>
      )}
      {forgotten.length > 0 && (
        <FoldedRows
          label={`Of ${counted(forgotten.length, 'asset')}, only figures that no later entry mentions`}
          rows={forgotten}
        >
          {rows}
        </FoldedRows>
      )}
    </Instrument>
  )
}

/** Forgotten figures occur in nearly every journal, so other changes come first. */
const isChange = ({ kind }: Found): boolean => kind !== 'figures-forgotten'

const newestFirst = (one: readonly Found[], other: readonly Found[]): number => newestOf(other) - newestOf(one)
const newestOf = (found: readonly Found[]): number => Math.max(...found.map(({ sequence }) => sequence))

function AssetRows({ ofAssets, ...of }: DriftProps & { ofAssets: readonly (readonly Found[])[] }) {
  return (
    <ul className={page.drift}>
      {ofAssets.map((found) => (
        <li key={found[0]?.assetId}>
          <AssetDrift {...of} found={found} />
        </li>
      ))}
    </ul>
  )
}

const CourseTable = ({ ticker, course }: MirrorView['thenAndNow'][number]) => (
  <DataTable
    caption={`Your decisions on ${ticker}`}
    columns={['Decided', 'Decision', 'Price', 'Confidence']}
    rowCount={course.length}
    rowsOf={(from, to) =>
      course.slice(from, to).map(({ on, action, price, confidence }, at) => ({
        key: `${on} ${from + at}`,
        head: formatDay(on),
        cells: [action, price === null ? 'not known' : formatUsd(price), String(confidence)],
      }))
    }
    wordColumns={['Decision']}
  />
)

const [MOST_WIDTH, HEIGHT] = [608, 72]

function AssetDrift({ user, mirror, found }: DriftProps & { found: readonly Found[] }) {
  const [box, size] = useSize<HTMLDivElement>({ width: MOST_WIDTH, height: 1 })
  const [first, ...more] = [...found.filter(isChange), ...found.filter((one) => !isChange(one))]
  const sides = mirror.thenAndNow.find(({ assetId }) => assetId === first?.assetId)
  if (!first) return null
  const line = (one: Found) => (
    <>
      {one.words}{' '}
      <MirrorEntryLink user={user} assets={mirror.assets} entry={one}>
        {formatDay(one.on)}
      </MirrorEntryLink>
    </>
  )
  return (
    <>
      <div ref={box} className={styles.box}>
        {sides && isChange(first) && (
          <CourseLine {...sides} width={Math.min(MOST_WIDTH, size?.width ?? MOST_WIDTH)} height={HEIGHT} hasNumbers />
        )}
      </div>
      {line(first)}
      <FoldedRows label={`${first.ticker}, then and now`} rows={more}>
        {(drawn) => (
          <>
            {drawn.map((one) => (
              <p key={`${one.sequence} ${one.words}`}>{line(one)}</p>
            ))}
            {sides && <ThenAndNow user={user} assets={mirror.assets} sides={sides} />}
            {sides && <CourseTable {...sides} />}
          </>
        )}
      </FoldedRows>
    </>
  )
}
