import styles from './counts-in-dollars.module.css'

/** Shown once in every form that takes a price, because a figure in another currency would be taken for dollars. */
export const CountsInDollars = () => (
  <p className={styles.note}>Candor counts in US dollars. Convert a price in another currency before you type it.</p>
)

/** The same for an uploaded file. */
export const FileInDollars = () => (
  <p className={styles.note}>Candor counts in US dollars. A file of prices in another currency has to be converted.</p>
)
