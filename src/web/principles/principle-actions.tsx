import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { orderPrinciples } from './principle-api.ts'
import styles from './principle-item.module.css'
import type { PrincipleItemProps } from './principle-item.tsx'
import { principleMessages } from './principle-messages.ts'
import { type Direction, firstKeys, moved } from './principles.ts'
import { RetirePrinciple } from './retire-principle.tsx'
import { useChangePrinciples } from './use-change-principles.ts'

type PrincipleActionsProps = PrincipleItemProps & { isRevising: boolean; onRevise: () => void }

/** The buttons of a principle. Each names the principle to a screen reader. */
export function PrincipleActions({ principle, ids, onNews, isRevising, onRevise }: PrincipleActionsProps) {
  const { principleId, text } = principle
  const messages = useMessages(principleMessages)
  const [isRetiring, setIsRetiring] = useState(false)
  const place = ids.indexOf(principleId)
  const { bar, pressed } = useFocusInBar(place, isRetiring ? 'retire' : isRevising ? 'revise' : null)
  const order = useChangePrinciples(
    (principleIds: string[]) => orderPrinciples({ principleIds, shownIds: [...ids] }),
    ({ principles }) => {
      const order = principles.filter(({ retiredAt }) => retiredAt === null).map((standing) => standing.principleId)
      onNews(messages.place(order.indexOf(principleId) + 1, order.length, firstKeys(text)))
    },
  )
  const move = (direction: Direction) => {
    pressed.current = direction
    order.send(moved(ids, principleId, direction))
  }
  if (isRetiring) return <RetirePrinciple principle={principle} onNews={onNews} onKeep={() => setIsRetiring(false)} />
  const named = (name: string) => ({ 'aria-label': messages.named(name, firstKeys(text)), variant: 'quiet' }) as const
  return (
    <div ref={bar} className={styles.actions} data-own-words>
      {!isRevising && (
        <Button {...named(messages.revise)} name="revise" onClick={onRevise}>
          {messages.revise}
        </Button>
      )}
      {ids.length > 1 && (
        <>
          <Button {...named(messages.moveUp)} name="up" disabled={place === 0} onClick={() => move('up')}>
            {messages.moveUp}
          </Button>
          <Button
            {...named(messages.moveDown)}
            name="down"
            disabled={place === ids.length - 1}
            onClick={() => move('down')}
          >
            {messages.moveDown}
          </Button>
        </>
      )}
      {!isRevising && (
        <Button {...named(messages.retire)} name="retire" onClick={() => setIsRetiring(true)}>
          {messages.retire}
        </Button>
      )}
      {order.failure && (
        <div className={styles.failure}>
          <Notice kind="error">{order.failure}</Notice>
        </div>
      )}
    </div>
  )
}

/**
 * Keeps the focus at a principle: on the button that moved it once it has changed places, and on the button that opened a form
 * once the form is closed.
 */
function useFocusInBar(place: number, open: 'revise' | 'retire' | null) {
  const bar = useRef<HTMLDivElement>(null)
  const pressed = useRef<Direction | null>(null)
  const opened = useRef(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place moves the keyboard
  useEffect(() => {
    if (pressed.current) focusFirst(bar.current, [pressed.current, 'up', 'down'])
    pressed.current = null
  }, [place])
  useEffect(() => {
    if (opened.current && !open) focusFirst(bar.current, [opened.current])
    opened.current = open
  }, [open])
  return { bar, pressed }
}

function focusFirst(bar: HTMLElement | null, names: readonly string[]): void {
  const buttons = names.map((name) => bar?.querySelector<HTMLElement>(`[name="${name}"]:enabled`))
  buttons.find(Boolean)?.focus()
}
