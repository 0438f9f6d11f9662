import type { SettingsView } from '#contract/settings.ts'
import { useLangOfEnglish, useLanguage } from '#web/language/use-messages.ts'
import { priceAge } from '#web/prices/price-format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatCount, formatUsd } from '#web/ui/format.ts'
import { settingsMessages } from './settings-messages.ts'

type PriceAges = SettingsView['priceAges']

/** A longer list is folded. */
const SHOWN_AT_ONCE = 10

/** The age and the source of each price, and the newer one that is quarantined, if any. */
export function PriceAgeList({ priceAges }: { priceAges: PriceAges }) {
  const language = useLanguage()
  const messages = settingsMessages(language).prices
  if (priceAges.length === 0) return <p>{messages.none}</p>
  if (priceAges.length <= SHOWN_AT_ONCE) return <Ages priceAges={priceAges} />
  const quarantined = priceAges.filter((age) => age.heldBack !== null)
  return (
    <>
      {quarantined.length > 0 && <Ages priceAges={quarantined} />}
      <Disclosure label={messages.all(formatCount(priceAges.length, language))}>
        <Ages priceAges={priceAges} />
      </Disclosure>
    </>
  )
}

function Ages({ priceAges }: { priceAges: PriceAges }) {
  const language = useLanguage()
  const messages = settingsMessages(language).prices
  const english = useLangOfEnglish()
  const now = new Date().toISOString()
  return (
    <FactList>
      {priceAges.map(({ symbol, price, heldBack }) => (
        <Fact
          key={symbol}
          term={symbol}
          lines={[
            price ? formatUsd(price.price, language) : messages.unknown,
            price && priceAge(price, now, language),
            heldBack && (
              <>
                {messages.quarantined} <span lang={english}>{heldBack}</span>
              </>
            ),
          ]}
        />
      ))}
    </FactList>
  )
}
