import styles from './background-glow.module.css'

/** A light from the top right, behind the content of its container, that fades out on every side. */
export const BackgroundGlow = () => <div className={styles.glow} aria-hidden="true" />
