import type { SettingsView } from '#contract/settings.ts'
import { priceAge } from '#web/prices/price-format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatUsd } from '#web/ui/format.ts'

type PriceAges = SettingsView['priceAges']

/** A longer list is folded. */
const SHOWN_AT_ONCE = 10

/** The age and the source of each price, and the newer one that is quarantined, if any. */
export function PriceAgeList({ priceAges }: { priceAges: PriceAges }) {
  if (priceAges.length === 0) return <p>You hold and watch no share yet, so no price is looked up.</p>
  if (priceAges.length <= SHOWN_AT_ONCE) return <Ages priceAges={priceAges} />
  const quarantined = priceAges.filter((age) => age.heldBack !== null)
  return (
    <>
      {quarantined.length > 0 && <Ages priceAges={quarantined} />}
      <Disclosure label={`All ${priceAges.length} prices and their age`}>
        <Ages priceAges={priceAges} />
      </Disclosure>
    </>
  )
}

function Ages({ priceAges }: { priceAges: PriceAges }) {
  const now = new Date().toISOString()
  return (
    <FactList>
      {priceAges.map(({ symbol, price, heldBack }) => (
        <Fact
          key={symbol}
          term={symbol}
          lines={[
            price ? formatUsd(price.price) : 'No price is known',
            price && priceAge(price, now),
            heldBack && `A newer one is held back. ${heldBack}`,
          ]}
        />
      ))}
    </FactList>
  )
}
