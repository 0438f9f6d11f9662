import styles from './counts-in-dollars.module.css'

/** Once in every form that takes a price: a figure typed in another currency would be taken for dollars. */
export const CountsInDollars = () => (
  <p className={styles.note}>Candor counts in US dollars. Convert a price in another currency before you type it.</p>
)

/** The same of a file. */
export const FileInDollars = () => (
  <p className={styles.note}>Candor counts in US dollars. A file of prices in another currency has to be converted.</p>
)
