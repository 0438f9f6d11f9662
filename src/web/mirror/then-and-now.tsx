import { Fragment } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { behaviourMessages } from './behaviour-messages.ts'
import { FoldedRows } from './folded-rows.tsx'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { signedPercent } from './review-format.ts'

type Sides = MirrorView['thenAndNow'][number]
type ThenAndNowProps = { user: string; assets: MirrorAssets; sides: Sides }

/**
 * The first and the last thesis of an asset, with the change of the price between them, and what the sentences above it point at: figures, reasons and
 * stops. A thesis between the two that one of them quotes stands below, so that it can be read with its mark.
 */
export function ThenAndNow({ user, assets, sides }: ThenAndNowProps) {
  const { assetId, first, last, forgotten, newReasons, changePercent, course } = sides
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  const between = course.slice(1, -1)
  const hasReasons = newReasons.length + sides.between.length > 0
  const footOf = (side: Point) => <SideFoot user={user} assets={assets} side={{ ...side, assetId }} />
  return (
    <>
      <div className={styles.quotes}>
        <blockquote>
          <Marked words={first.words} places={forgotten} says={drift.inNoLater} />
          <footer>{footOf(first)}</footer>
        </blockquote>
        <blockquote>
          <Marked words={last.words} places={newReasons} says={drift.onlyAfterFall} isLater />
          <footer>
            {footOf(last)}
            {sides.movedStops.map((stop) => (
              <MovedStop key={stop.sequence} user={user} assets={assets} stop={{ ...stop, assetId }} />
            ))}
          </footer>
        </blockquote>
      </div>
      {forgotten.length > 0 && <p>{drift.marked(forgotten.length)}</p>}
      {hasReasons && <p>{drift.markedReasons}</p>}
      <p>{changePercent === null ? drift.changeNotKnown : drift.change(signedPercent(changePercent, language))}</p>
      {sides.between.length > 0 && (
        <>
          <p>{drift.wroteBetween}</p>
          <div className={styles.quotes}>
            {sides.between.map((side) => (
              <blockquote key={side.sequence}>
                <Marked words={side.words} places={side.newReasons} says={drift.onlyAfterFall} isLater />
                <footer>{footOf(side)}</footer>
              </blockquote>
            ))}
          </div>
        </>
      )}
      {between.length > 0 && (
        <FoldedRows name={`between of ${assetId}`} label={drift.between(between.length)} rows={between} onPaper={0}>
          {(drawn) => (
            <ol className={styles.drift}>
              {drawn.map((one) => (
                <li key={one.sequence}>{footOf(one)}</li>
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
    </>
  )
}

type Point = Sides['course'][number]
type SideFootProps = Omit<ThenAndNowProps, 'sides'> & { side: Point & { readonly assetId: number } }

/** What was decided, when, how surely and at what price, with a link to the entry. */
function SideFoot({ user, assets, side }: SideFootProps) {
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  return (
    <>
      <MirrorEntryLink user={user} assets={assets} entry={side}>
        {drift.side(actionName(side.action, language), formatDay(side.on, language), side.confidence)}
      </MirrorEntryLink>
      {side.price && drift.atPrice(formatUsd(side.price, language))}
    </>
  )
}

type MovedStopProps = Omit<ThenAndNowProps, 'sides'> & {
  stop: Sides['movedStops'][number] & { readonly assetId: number }
}

/** A stop that was moved further away between the two theses, of which the text of neither need say anything. */
function MovedStop({ user, assets, stop }: MovedStopProps) {
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  const to = stop.to && formatUsd(stop.to, language)
  return (
    <p className={styles.movedStop}>
      <mark>{drift.stopMoved(formatUsd(stop.from, language), to)}</mark>{' '}
      <MirrorEntryLink user={user} assets={assets} entry={stop}>
        {formatDay(stop.on, language)}
      </MirrorEntryLink>
    </p>
  )
}

type MarkedProps = {
  words: string
  places: Sides['forgotten']
  /** What a mark means, for whoever has it read out. */
  says: string
  isLater?: boolean
}

/** A thesis in which what a sentence points at is marked, also for whoever has it read out. */
function Marked({ words, places, says, isLater = false }: MarkedProps) {
  const inOrder = places.toSorted((one, other) => one.from - other.from)
  return (
    <>
      {inOrder.map(({ from, to }, at) => (
        <Fragment key={from}>
          {words.slice(inOrder[at - 1]?.to ?? 0, from)}
          <mark className={isLater ? styles.newReason : undefined}>
            {words.slice(from, to)}
            <span className={hidden.visually}>{says}</span>
          </mark>
        </Fragment>
      ))}
      {words.slice(inOrder.at(-1)?.to ?? 0)}
    </>
  )
}
