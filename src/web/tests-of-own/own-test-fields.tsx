import { useRef, useState } from 'react'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { LevelInWords } from '#domain/tests-of-own/as-level.ts'
import type { OwnTestOffer as Offer } from '#domain/tests-of-own/offer-own-test.ts'
import type { FieldErrors } from '#web/forms/form-errors.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { type LevelOffer, type LevelSlots, levelToOffer } from './level-offer.ts'
import styles from './own-test-fields.module.css'
import { ownTestMessages } from './own-test-messages.ts'
import { OwnTestOffer } from './own-test-offer.tsx'
import { useOffers } from './use-offers.ts'

type OwnTestValues = { readonly wrongIf: string; readonly wrongIfOn: string }

type OwnTestFieldsProps = {
  fields: OwnTestValues
  change: (changed: Partial<OwnTestValues>) => void
  errors: FieldErrors
  /** The thesis written above, from which a line may be offered. */
  thesis: string
  levels: LevelSlots
  onLevel: (level: LevelInWords) => void
}

/** "Wrong if" (ruling 21): an optional line and day, and the offer of a line that the thesis already contains. */
export function OwnTestFields({ fields, change, errors, thesis, levels, onLevel }: OwnTestFieldsProps) {
  const { wrongIf, wrongIfOn } = fields
  const language = useLanguage()
  const messages = useMessages(ownTestMessages)
  const line = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const offers = useOffers(thesis, wrongIf, levels.isTaken)
  const test = wrongIf.trim() === '' && offers.test?.line !== leftOut ? offers.test : null
  const level = levelToOffer(offers.levels, levels)
  const write = (test: Offer) => change({ wrongIf: test.line, wrongIfOn: wrongIfOn || (test.on ?? '') })
  // The pressed button is removed, so the focus moves to the line.
  const take = (message: string) => {
    setNews(message)
    line.current?.focus()
  }
  return (
    <div className={styles.test}>
      {test && (
        <OwnTestOffer
          offer={test}
          hasDay={wrongIfOn !== ''}
          onKeep={() => {
            write(test)
            take(messages.kept)
          }}
          onChange={() => {
            write(test)
            take(messages.toChange)
          }}
          onLeaveOut={() => {
            setLeftOut(test.line)
            take(messages.leftOut)
          }}
        />
      )}
      {level && (
        <p className={styles.offer}>
          {messages.level[level.name].why}{' '}
          <Button
            variant="quiet"
            onClick={() => {
              onLevel(level)
              take(messages.level[level.name].willBe(levelWords(level, language)))
            }}
          >
            {messages.level[level.name].set(levelWords(level, language))}
          </Button>
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          ref={line}
          label={messages.wrongIf}
          hides="own words"
          unit={messages.optional}
          hint={messages.ofLine}
          value={wrongIf}
          onChange={(event) => change({ wrongIf: event.target.value })}
          error={errors.wrongIf}
        />
        <DayField
          label={messages.askMeOn}
          unit={messages.optional}
          min={marketDayOf(new Date().toISOString())}
          value={wrongIfOn}
          onChange={(day) => change({ wrongIfOn: day })}
          error={errors.wrongIfOn}
        />
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
    </div>
  )
}

function levelWords(level: LevelOffer, language: Language): string {
  const { ofCost, ofYourCost } = ownTestMessages(language).level[level.name]
  if (!('price' in level)) return ofCost(formatQuantity(level.percent, language))
  const price = formatUsd(level.price, language)
  if (!level.ofCost) return price
  const { percent, cost } = level.ofCost
  return ofYourCost(price, formatQuantity(percent, language), formatUsd(cost, language))
}
