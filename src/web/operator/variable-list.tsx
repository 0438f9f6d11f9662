import type { VariableView } from '#contract/operator.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import styles from './variable-list.module.css'

/** The variables that are set, with their values, and on demand the names of the others. The server sends no secret. */
export function VariableList({ variables }: { variables: readonly VariableView[] }) {
  const set = variables.filter(({ isSet }) => isSet)
  const others = variables.filter(({ isSet }) => !isSet)
  return (
    <>
      <p className={styles.note}>
        Variables are set in the environment in which Candor is started, and count from its next start on. Of a secret
        this page says only that it is set.
      </p>
      {set.length === 0 ? (
        <p>None is set: every default counts.</p>
      ) : (
        <FactList>
          {set.map(({ name, value }) => (
            <Fact key={name} term={<code>{name}</code>} lines={[value ?? 'set, and not shown']} />
          ))}
        </FactList>
      )}
      {others.length > 0 && (
        <Disclosure label={`${others.length} that are not set`}>
          <p className={styles.names}>
            {others.map(({ name }) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        </Disclosure>
      )}
    </>
  )
}
