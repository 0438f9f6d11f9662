import { useMessages } from '#web/language/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SINGLE_KEYS, type SingleKey } from './keys.ts'
import styles from './keys-dialog.module.css'
import { keysMessages } from './keys-messages.ts'

const names = Object.keys(SINGLE_KEYS) as SingleKey[]

/** Lists all keyboard shortcuts. In a field, single keys only type letters. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { title, inFields, palette, record, close, single } = useMessages(keysMessages)
  const keys = [
    ...[palette, record, close],
    ...names.map((name) => ({ key: SINGLE_KEYS[name].toUpperCase(), does: single[name] })),
  ]
  return (
    <Dialog title={title} isForReading onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{inFields}</p>
    </Dialog>
  )
}
