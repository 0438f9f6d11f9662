import { Dialog } from '#web/ui/dialog.tsx'
import { SINGLE_KEYS, type SingleKey } from './keys.ts'
import styles from './keys-dialog.module.css'

const WORDS: Readonly<Record<SingleKey, string>> = {
  search: 'Go to the search or the filter of this page',
  add: 'Add to a List',
  hide: 'Hide amounts, or show them again',
  help: 'Show these keys',
}

const names = Object.keys(SINGLE_KEYS) as SingleKey[]

const KEYS = [
  { key: 'Ctrl K or ⌘ K', words: 'Go to any page, asset or entry, and do what this page can do' },
  { key: 'Ctrl Enter or ⌘ Enter', words: 'Record the decision that is being written' },
  { key: 'Esc', words: 'Close what stands before the page' },
  ...names.map((name) => ({ key: SINGLE_KEYS[name].toUpperCase(), words: WORDS[name] })),
]

/** Lists all keyboard shortcuts. In a field, single keys only type letters. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" isForReading onClose={onClose}>
    <dl className={styles.keys}>
      {KEYS.map(({ key, words }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.note}>While you write in a field, single keys only write.</p>
  </Dialog>
)
