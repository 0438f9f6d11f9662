import type { OwnTestOffer as Offer } from '#domain/tests-of-own/offer-own-test.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import styles from './own-test-fields.module.css'

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
  return (
    <p className={styles.offer}>
      Your test: <span className={styles.line}>{offer.line}</span>. Keep it?
      {offer.on && !hasDay && ` You would be asked on ${formatDay(offer.on)}.`}{' '}
      <span className={styles.choices}>
        <Button variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Change
        </Button>
        <Button variant="quiet" onClick={onLeaveOut}>
          Leave out
        </Button>
      </span>
    </p>
  )
}
