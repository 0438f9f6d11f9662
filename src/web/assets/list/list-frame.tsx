import type { ListName } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TextField } from '#web/ui/text-field.tsx'
import cards from './asset-cards.module.css'
import styles from './asset-list-page.module.css'
import { columnsOf } from './asset-rows.ts'
import { listMessages } from './list-messages.ts'
import { SortSelect } from './sort-select.tsx'

const NO_WORDS = ' '

/**
 * A list on a phone before its code has run, for the build, with one row without words. Where the service worker knows the
 * names of the first assets it writes them into copies of that row (`worker/first-names.ts`).
 */
export const ListFrame = ({ list, language }: { list: ListName; language: Language }) => (
  <>
    <h1 className={styles.title}>{pageNames(language)[list]}</h1>
    <div className={styles.market}>
      <p>{NO_WORDS}</p>
    </div>
    <div className={styles.filter}>
      <TextField
        label={listMessages(language).filter}
        type="search"
        placeholder={listMessages(language).filterHint}
        defaultValue=""
      />
      <p />
    </div>
    <SortSelect columns={columnsOf([])} sorting={null} onSort={() => undefined} />
    <ul className={cards.cards}>
      <li>
        <h2>
          <a href="/account">{NO_WORDS}</a>
        </h2>
        <span />
        <p className={cards.line}>{NO_WORDS}</p>
      </li>
    </ul>
  </>
)
