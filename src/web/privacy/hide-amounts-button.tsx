import { useMessages } from '#web/language/use-messages.ts'
import { toggleAmounts, useAmountsHidden } from './hidden-amounts.ts'
import styles from './hide-amounts-button.module.css'
import { privacyMessages } from './privacy-messages.ts'

/** Hides all amounts, but no percentages, from somebody who looks over the user's shoulder. */
export function HideAmountsButton() {
  const isHidden = useAmountsHidden()
  const { hide, hideByKey } = useMessages(privacyMessages)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={hide}
      aria-pressed={isHidden}
      aria-keyshortcuts="h"
      title={hideByKey}
      onClick={toggleAmounts}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {isHidden && <path d="M4 20 20 4" />}
      </svg>
    </button>
  )
}
