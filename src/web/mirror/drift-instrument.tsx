import { useId } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { useSize } from '#web/ui/chart/use-size.ts'
import { DisclosuresAbout } from '#web/ui/disclosure.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { CourseLine } from './course-line.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { Instrument } from './instrument.tsx'
import styles from './mirror-charts.module.css'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import page from './mirror-page.module.css'
import { ThenAndNow } from './then-and-now.tsx'

type DriftProps = { user: string; mirror: MirrorView }
type Found = MirrorView['drift'][number]

/** So many assets are shown at once: the rest are unfolded. Of those a few are drawn beforehand, for paper. */
const [SHOWN, PRINTED] = [2, 12]

/** What changed between the theses of each asset: one line for each asset, and the rest of it unfolded. It describes and does not score. */
export function DriftInstrument({ user, mirror }: DriftProps) {
  const { drift: messages } = useMessages(behaviourMessages)
  const { assets: counted } = useMessages(mirrorMessages)
  const ofAssets = [...Map.groupBy(mirror.drift, ({ assetId }) => assetId).values()].toSorted(newestFirst)
  const changed = ofAssets.filter((found) => found.some(isChange))
  const forgotten = ofAssets.filter((found) => !found.some(isChange))
  const rows = (all: readonly (readonly Found[])[]) => <AssetRows user={user} mirror={mirror} ofAssets={all} />
  const rest = changed.length > SHOWN + 1 ? changed.slice(SHOWN) : []
  return (
    <Instrument
      name={messages.name}
      n={messages.n(ofAssets.length, counted(mirror.assets.length))}
      isSilent={ofAssets.length === 0}
      method={<p>{messages.method}</p>}
    >
      {ofAssets.length === 0 && <p className={page.quiet}>{messages.none}</p>}
      {rows(rest.length > 0 ? changed.slice(0, SHOWN) : changed)}
      {rest.length > 0 && (
        <FoldedRows name="drift" label={messages.showAll(changed.length)} rows={rest} onPaper={PRINTED - SHOWN}>
          {rows}
        </FoldedRows>
      )}
      {forgotten.length > 0 && (
        <FoldedRows
          name="forgotten figures"
          label={messages.onlyForgotten(counted(forgotten.length))}
          rows={forgotten}
          onPaper={0}
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

function CourseTable({ ticker, course }: MirrorView['thenAndNow'][number]) {
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  const { notKnown } = mirrorMessages(language)
  const { decided, decision, price: ofPrice, confidence: ofConfidence } = drift.columns
  return (
    <DataTable
      caption={drift.caption(ticker)}
      columns={[decided, decision, ofPrice, ofConfidence]}
      rowCount={course.length}
      rowsOf={(from, to) =>
        course.slice(from, to).map(({ on, action, price, confidence }, at) => ({
          key: `${on} ${from + at}`,
          head: formatDay(on, language),
          cells: [
            actionName(action, language),
            price === null ? notKnown : formatUsd(price, language),
            String(confidence),
          ],
        }))
      }
      wordColumns={[decision]}
    />
  )
}

const [MOST_WIDTH, HEIGHT] = [608, 72]

function AssetDrift({ user, mirror, found }: DriftProps & { found: readonly Found[] }) {
  const [box, size] = useSize<HTMLDivElement>({ width: MOST_WIDTH, height: 1 })
  const language = useLanguage()
  const id = useId()
  const { thenAndNow, underReview } = behaviourMessages(language).drift
  const [first, ...more] = [...found.filter(isChange), ...found.filter((one) => !isChange(one))]
  const sides = mirror.thenAndNow.find(({ assetId }) => assetId === first?.assetId)
  if (!first) return null
  const line = (one: Found) => (
    <>
      {one.words}{' '}
      <MirrorEntryLink user={user} assets={mirror.assets} entry={one}>
        {formatDay(one.on, language)}
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
      {mirror.driftUnderReview.includes(first.assetId) && <p className={page.quiet}>{underReview(first.ticker)}</p>}
      {(sides || more.length > 0) && (
        <FoldedRows
          name={`drift of ${first.assetId}`}
          label={<span id={id}>{thenAndNow(first.ticker)}</span>}
          rows={more}
          onPaper={0}
        >
          {(drawn) => (
            <DisclosuresAbout value={id}>
              {drawn.map((one) => (
                <p key={`${one.sequence} ${one.words}`}>{line(one)}</p>
              ))}
              {sides && <ThenAndNow user={user} assets={mirror.assets} sides={sides} />}
              {sides && <CourseTable {...sides} />}
            </DisclosuresAbout>
          )}
        </FoldedRows>
      )}
    </>
  )
}
