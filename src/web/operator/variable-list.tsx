import type { VariableView } from '#contract/operator.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { operatorMessages } from './operator-messages.ts'
import styles from './variable-list.module.css'

/** The variables that are set, with their values, and on demand the names of the others. The server sends no secret. */
export function VariableList({ variables }: { variables: readonly VariableView[] }) {
  const { variable } = useMessages(operatorMessages)
  const set = variables.filter(({ isSet }) => isSet)
  const others = variables.filter(({ isSet }) => !isSet)
  return (
    <>
      <p className={styles.note}>{variable.note}</p>
      {set.length === 0 ? (
        <p>{variable.none}</p>
      ) : (
        <FactList>
          {set.map(({ name, value }) => (
            <Fact key={name} term={<code>{name}</code>} lines={[value ?? variable.secret]} />
          ))}
        </FactList>
      )}
      {others.length > 0 && (
        <Disclosure label={variable.others(others.length)}>
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
