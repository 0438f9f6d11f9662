import { Link } from '@tanstack/react-router'
import type { MirrorView } from '#contract/mirror.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { classes } from '#web/ui/classes.ts'
import type { MirrorAssets } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

type QuestionProps = { user: string; assets: MirrorAssets; question: NonNullable<MirrorView['question']> }

/** A question that the user can answer only by an entry. */
export function MirrorQuestion({ user, assets, question }: QuestionProps) {
  const messages = useMessages(mirrorMessages).finding
  const asset = assets.find(({ assetId }) => assetId === question.assetId)
  return (
    <article className={classes(styles.row, styles.finding)} aria-label={messages.question}>
      <div className={styles.cost}>
        <b>{messages.question}</b>
      </div>
      <div>
        <p className={styles.question}>{question.words}</p>
        {asset && (
          <p>
            <Link to={assetPath(user, asset.list, question.assetId)}>{messages.answer}</Link>
          </p>
        )}
      </div>
    </article>
  )
}
