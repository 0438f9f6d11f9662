import { Fragment } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { behaviourMessages } from './behaviour-messages.ts'
import { FoldedRows } from './folded-rows.tsx'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { signedPercent } from './review-format.ts'

type Sides = MirrorView['thenAndNow'][number]
type ThenAndNowProps = { user: string; assets: MirrorAssets; sides: Sides }

/** The first and the last thesis of an asset, with the change of the price between them. */
export function ThenAndNow({ user, assets, sides }: ThenAndNowProps) {
  const { assetId, first, last, forgotten, changePercent, course } = sides
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  const between = course.slice(1, -1)
  return (
    <>
      <div className={styles.quotes}>
        {[first, last].map((side) => (
          <blockquote key={side.sequence}>
            {side === first ? <Marked words={side.words} places={forgotten} /> : side.words}
            <footer>
              <MirrorEntryLink user={user} assets={assets} entry={side}>
                {drift.side(actionName(side.action, language), formatDay(side.on, language), side.confidence)}
              </MirrorEntryLink>
              {side.price && drift.atPrice(formatUsd(side.price, language))}
            </footer>
          </blockquote>
        ))}
      </div>
      {forgotten.length > 0 && <p>{drift.marked(forgotten.length)}</p>}
      <p>{changePercent === null ? drift.changeNotKnown : drift.change(signedPercent(changePercent, language))}</p>
      {between.length > 0 && (
        <FoldedRows name={`between of ${assetId}`} label={drift.between(between.length)} rows={between} onPaper={0}>
          {(drawn) => (
            <ol className={styles.drift}>
              {drawn.map((one) => (
                <li key={one.sequence}>
                  <MirrorEntryLink user={user} assets={assets} entry={{ assetId, sequence: one.sequence }}>
                    {drift.side(actionName(one.action, language), formatDay(one.on, language), one.confidence)}
                  </MirrorEntryLink>
                  {one.price && drift.atPrice(formatUsd(one.price, language))}
                </li>
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
    </>
  )
}

type MarkedProps = { words: string; places: Sides['forgotten'] }

/** A thesis in which the figures that no later entry repeats are marked, also for whoever has it read out. */
function Marked({ words, places }: MarkedProps) {
  const { drift } = useMessages(behaviourMessages)
  const inOrder = places.toSorted((one, other) => one.from - other.from)
  return (
    <>
      {inOrder.map(({ from, to }, at) => (
        <Fragment key={from}>
          {words.slice(inOrder[at - 1]?.to ?? 0, from)}
          <mark>
            {words.slice(from, to)}
            <span className={hidden.visually}>{drift.inNoLater}</span>
          </mark>
        </Fragment>
      ))}
      {words.slice(inOrder.at(-1)?.to ?? 0)}
    </>
  )
}
