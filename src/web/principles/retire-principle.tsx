import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { retirePrinciple } from './principle-api.ts'
import styles from './principle-item.module.css'
import { firstKeys, type ShownPrinciple } from './principles.ts'
import { useChangePrinciples } from './use-change-principles.ts'

type RetirePrincipleProps = { principle: ShownPrinciple; onNews: (news: string) => void; onKeep: () => void }

/** Asks for confirmation before it retires a principle. */
export function RetirePrinciple({ principle: { principleId, text }, onNews, onKeep }: RetirePrincipleProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  const { send, failure } = useChangePrinciples(
    () => retirePrinciple(principleId),
    () => {
      onNews(`Retired: ${firstKeys(text)}`)
      // The item that has the focus disappears, so the focus moves to the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
  )
  return (
    <fieldset className={styles.confirm} aria-label={`Retire: ${firstKeys(text)}`}>
      <p ref={question} tabIndex={-1}>
        Retire this principle? It no longer stands beside your decisions. It stays readable below, and you can take it
        up again.
      </p>
      <div>
        <Button onClick={() => send({})}>Retire it</Button>
        <Button variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </fieldset>
  )
}
