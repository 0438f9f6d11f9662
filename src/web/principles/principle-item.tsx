import { useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { hasDraft } from '#web/ui/draft.ts'
import { EarlierWordings } from './earlier-wordings.tsx'
import { PrincipleActions } from './principle-actions.tsx'
import { Day } from './principle-dates.tsx'
import { PrincipleForm, principleDraftKey } from './principle-form.tsx'
import styles from './principle-item.module.css'
import { principleMessages } from './principle-messages.ts'
import type { ShownPrinciple } from './principles.ts'

export type PrincipleItemProps = {
  user: string
  principle: ShownPrinciple
  /** The ids of all principles in force, in their order. */
  ids: readonly string[]
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

/** A principle in force, with its number, its dates and its buttons. */
export function PrincipleItem(props: PrincipleItemProps) {
  const { user, principle, ids, onNews } = props
  const messages = useMessages(principleMessages)
  const { principleId, text, writtenAt, earlier, firstWrittenAt, takenUpAgainAt } = principle
  // A half-typed wording from an earlier visit is opened again.
  const [isRevising, setIsRevising] = useState(() => hasDraft(principleDraftKey(user, principleId)))
  return (
    <li className={styles.item}>
      <div className={styles.when}>
        <b aria-hidden="true">{ids.indexOf(principleId) + 1}</b>
        <div>
          <span>
            <Day at={firstWrittenAt} />
          </span>
          {earlier.length > 0 && (
            <span>
              {messages.revised} <Day at={writtenAt} />
            </span>
          )}
          {takenUpAgainAt && (
            <span>
              {messages.takenUpAgain} <Day at={takenUpAgainAt} />
            </span>
          )}
        </div>
      </div>
      <div>
        {isRevising ? (
          <PrincipleForm
            user={user}
            standing={principle}
            onWritten={() => {
              setIsRevising(false)
              onNews(messages.newWordingInForce)
            }}
            onCancel={() => setIsRevising(false)}
          />
        ) : (
          <p className={styles.text} data-own-words>
            {text}
          </p>
        )}
        <EarlierWordings earlier={earlier} />
      </div>
      <PrincipleActions {...props} isRevising={isRevising} onRevise={() => setIsRevising(true)} />
    </li>
  )
}
