import styles from './demo-picture.module.css'

/** The beginning of the demo's Mirror, as it looks (made by test/mirror-picture.ts). */
export const DemoPicture = () => (
  <figure className={styles.figure}>
    <div
      className={styles.picture}
      role="img"
      aria-label="A Mirror of three years: a sentence that says how often somebody broke their own stops and what that cost, with two of their entries, and below it what they sell and what they keep."
    />
    <figcaption>The Mirror of the demo’s invented person, after three years.</figcaption>
  </figure>
)
