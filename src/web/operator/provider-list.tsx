import type { ProviderView } from '#contract/settings.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { FromServer } from './from-server.tsx'
import { operatorMessages } from './operator-messages.ts'
import styles from './provider-list.module.css'

/** The provider for each purpose, and which variables would switch on a missing one. */
export function ProviderList({ providers }: { providers: readonly ProviderView[] }) {
  const { needs, wanting } = useMessages(operatorMessages)
  const isWanting = providers.some(({ howToSwitchOn }) => howToSwitchOn !== null)
  return (
    <>
      <FactList>
        {providers.map(({ need, name, howToSwitchOn }) => (
          <Fact
            key={need}
            term={needs[need]}
            lines={[
              <FromServer key="name" words={name} />,
              howToSwitchOn && (
                <FromServer key="advice" words={howToSwitchOn}>
                  {(words) => <Advice sentence={words} />}
                </FromServer>
              ),
            ]}
          />
        ))}
      </FactList>
      {isWanting && <p className={styles.note}>{wanting}</p>}
    </>
  )
}

function Advice({ sentence }: { sentence: string }) {
  const whole = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`
  return markVariables(whole).map(({ text, isVariable }) => (isVariable ? <code key={text}>{text}</code> : text))
}

type Stretch = { readonly text: string; readonly isVariable: boolean }

/** At least two words in capitals, joined as environment variables are: `PRICE_API_KEY`. */
const VARIABLE = /([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/

/** Splits a sentence, so that the variables in it can be shown as code. */
export const markVariables = (sentence: string): Stretch[] =>
  sentence
    .split(VARIABLE)
    .map((text, index) => ({ text, isVariable: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
