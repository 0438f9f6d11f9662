import { Dialog } from '#web/ui/dialog.tsx'
import { OTHER_KEYS, SINGLE_KEYS } from './keys.ts'
import styles from './keys-dialog.module.css'

/** Lists all keyboard shortcuts. In a field, single keys only type letters. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" isForReading onClose={onClose}>
    <dl className={styles.keys}>
      {[...OTHER_KEYS, ...Object.values(SINGLE_KEYS)].map(({ key, words }) => (
        <div key={key}>
          <dt>
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.note}>While you write in a field, single keys only write.</p>
  </Dialog>
)
