import { useEffect, useRef } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { retirePrinciple } from './principle-api.ts'
import styles from './principle-item.module.css'
import { principleMessages } from './principle-messages.ts'
import { firstKeys, type ShownPrinciple } from './principles.ts'
import { useChangePrinciples } from './use-change-principles.ts'

type RetirePrincipleProps = { principle: ShownPrinciple; onNews: (news: string) => void; onKeep: () => void }

/** Asks for confirmation before it retires a principle. */
export function RetirePrinciple({ principle: { principleId, text }, onNews, onKeep }: RetirePrincipleProps) {
  const messages = useMessages(principleMessages)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  const { send, failure } = useChangePrinciples(
    () => retirePrinciple(principleId),
    () => {
      onNews(messages.nowRetired(firstKeys(text)))
      // The item that has the focus disappears, so the focus moves to the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
  )
  return (
    <fieldset className={styles.confirm} aria-label={messages.named(messages.retire, firstKeys(text))} data-own-words>
      <p ref={question} tabIndex={-1}>
        {messages.retireQuestion}
      </p>
      <div>
        <Button onClick={() => send({})}>{messages.retireIt}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {messages.keepIt}
        </Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </fieldset>
  )
}
