import type { ProviderView } from '#contract/settings.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import styles from './provider-list.module.css'

const NEEDS: Readonly<Record<ProviderView['need'], string>> = {
  companies: 'Company search',
  prices: 'Prices',
  critic: 'Critic',
  facts: 'Facts for the critic',
}

/** The provider for each purpose, and which variables would switch on a missing one. */
export function ProviderList({ providers }: { providers: readonly ProviderView[] }) {
  const isWanting = providers.some(({ howToSwitchOn }) => howToSwitchOn !== null)
  return (
    <>
      <FactList>
        {providers.map(({ need, name, howToSwitchOn }) => (
          <Fact key={need} term={NEEDS[need]} lines={[name, howToSwitchOn && <Advice sentence={howToSwitchOn} />]} />
        ))}
      </FactList>
      {isWanting && (
        <p className={styles.note}>
          Everything works without them. Variables are set in the environment in which Candor is started, and count from
          its next start on. No key ever reaches this page.
        </p>
      )}
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
