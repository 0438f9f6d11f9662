import { useMessages } from '#web/language/use-messages.ts'
import styles from './counts-in-dollars.module.css'
import { decisionMessages } from './decision-messages.ts'

/** Shown once in every form that takes a price, because a figure in another currency would be taken for dollars. */
export const CountsInDollars = () => <p className={styles.note}>{useMessages(decisionMessages).inDollars}</p>

/** The same for an uploaded file. */
export const FileInDollars = () => <p className={styles.note}>{useMessages(decisionMessages).fileInDollars}</p>
