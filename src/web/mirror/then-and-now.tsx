import type { MirrorView } from '#contract/mirror.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { signedPercent } from './review-format.ts'

type Sides = MirrorView['thenAndNow'][number]
type ThenAndNowProps = { user: string; assets: MirrorAssets; sides: Sides }

/** The first and the last thesis of an asset, with the change of the price between them. */
export function ThenAndNow({ user, assets, sides: { first, last, changePercent } }: ThenAndNowProps) {
  const language = useLanguage()
  const { drift } = behaviourMessages(language)
  return (
    <>
      <div className={styles.quotes}>
        {[first, last].map((side) => (
          <blockquote key={side.sequence}>
            {side.words}
            <footer>
              <MirrorEntryLink user={user} assets={assets} entry={side}>
                {drift.side(actionName(side.action, language), formatDay(side.on, language), side.confidence)}
              </MirrorEntryLink>
              {side.price && drift.atPrice(formatUsd(side.price, language))}
            </footer>
          </blockquote>
        ))}
      </div>
      <p>{changePercent === null ? drift.changeNotKnown : drift.change(signedPercent(changePercent, language))}</p>
    </>
  )
}
