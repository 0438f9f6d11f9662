import styles from './background-glow.module.css'

/** The one light: falls in from above on the right, behind what its container shows, and fades out on every side. */
export const BackgroundGlow = () => <div className={styles.glow} aria-hidden="true" />
