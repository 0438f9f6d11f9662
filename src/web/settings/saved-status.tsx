import styles from './saved-status.module.css'

/** Says next to a choice whether it was saved. */
export function SavedStatus({ isStored, failure }: { isStored: boolean; failure: Error | null }) {
  return (
    <div className={styles.words}>
      <span role="status">{isStored && 'Saved'}</span>
      {failure && <span role="alert">Not saved, and put back as it was. {failure.message}</span>}
    </div>
  )
}
