import { Link } from '@tanstack/react-router'
import type { MirrorView } from '#contract/mirror.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { classes } from '#web/ui/classes.ts'
import type { MirrorAssets } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'

type QuestionProps = { user: string; assets: MirrorAssets; question: NonNullable<MirrorView['question']> }

/** A question that the user can answer only by an entry. */
export function MirrorQuestion({ user, assets, question }: QuestionProps) {
  const asset = assets.find(({ assetId }) => assetId === question.assetId)
  return (
    <article className={classes(styles.row, styles.finding)} aria-label="One question">
      <div className={styles.cost}>
        <b>One question</b>
      </div>
      <div>
        <p className={styles.question}>{question.words}</p>
        {asset && (
          <p>
            <Link to={assetPath(user, asset.list, question.assetId)}>Answer with an entry</Link>
          </p>
        )}
      </div>
    </article>
  )
}
