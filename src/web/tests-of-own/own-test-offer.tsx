import type { OwnTestOffer as Offer } from '#domain/tests-of-own/offer-own-test.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import styles from './own-test-fields.module.css'
import { ownTestMessages } from './own-test-messages.ts'

type OwnTestOfferProps = {
  offer: Offer
  /** Whether a day is already typed, which is then kept. */
  hasDay: boolean
  onKeep: () => void
  onChange: () => void
  onLeaveOut: () => void
}

/** Offers a line that the thesis already contains: to keep it unchanged, to edit it in the field, or to leave it out. */
export function OwnTestOffer({ offer, hasDay, onKeep, onChange, onLeaveOut }: OwnTestOfferProps) {
  const language = useLanguage()
  const messages = useMessages(ownTestMessages)
  return (
    <p className={styles.offer}>
      {messages.yourTest}{' '}
      <span className={styles.line} data-own-words>
        {offer.line}
      </span>
      . {messages.keepIt}
      {offer.on && !hasDay && messages.askedOn(formatDay(offer.on, language))}{' '}
      <span className={styles.choices}>
        <Button variant="quiet" onClick={onKeep}>
          {messages.keep}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {messages.change}
        </Button>
        <Button variant="quiet" onClick={onLeaveOut}>
          {messages.leaveOut}
        </Button>
      </span>
    </p>
  )
}
