import type { MirrorView } from '#contract/mirror.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { signedPercent } from './review-format.ts'

type Sides = MirrorView['thenAndNow'][number]
type ThenAndNowProps = { user: string; assets: MirrorAssets; sides: Sides }

/** The first and the last thesis of an asset, with the change of the price between them. */
export const ThenAndNow = ({ user, assets, sides: { first, last, changePercent } }: ThenAndNowProps) => (
  <>
    <div className={styles.quotes}>
      {[first, last].map((side) => (
        <blockquote key={side.sequence}>
          {side.words}
          <footer>
            <MirrorEntryLink user={user} assets={assets} entry={side}>
              {side.action}, {formatDay(side.on)}, confidence {side.confidence}
            </MirrorEntryLink>
            {side.price && `, at ${formatUsd(side.price)}`}
          </footer>
        </blockquote>
      ))}
    </div>
    <p>
      {changePercent === null
        ? 'What the price did between the two is not known: one of them has none.'
        : `Between the two the price went ${signedPercent(changePercent)}.`}
    </p>
  </>
)
