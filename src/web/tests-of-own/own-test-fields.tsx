import { useRef, useState } from 'react'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { LevelInWords } from '#domain/tests-of-own/as-level.ts'
import type { OwnTestOffer as Offer } from '#domain/tests-of-own/offer-own-test.ts'
import type { FieldErrors } from '#web/forms/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { type LevelOffer, type LevelSlots, levelToOffer } from './level-offer.ts'
import styles from './own-test-fields.module.css'
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
            take('Your test is kept beside the thesis.')
          }}
          onChange={() => {
            write(test)
            take('It stands under “Wrong if” now: change it there.')
          }}
          onLeaveOut={() => {
            setLeftOut(test.line)
            take('It stays in the thesis only.')
          }}
        />
      )}
      {level && (
        <p className={styles.offer}>
          A price is what a {level.name} is for: it is watched.{' '}
          <Button
            variant="quiet"
            onClick={() => {
              onLevel(level)
              take(`Your ${level.name} will be ${levelWords(level)}.`)
            }}
          >
            Set it as your {level.name}: {levelWords(level)}
          </Button>
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          ref={line}
          label="Wrong if"
          unit="optional"
          hint={OF_LINE}
          value={wrongIf}
          onChange={(event) => change({ wrongIf: event.target.value })}
          error={errors.wrongIf}
        />
        <DayField
          label="Ask me on"
          unit="optional"
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

const OF_LINE = 'What would prove you wrong, in one line.'

function levelWords(level: LevelOffer): string {
  const side = level.name === 'stop' ? 'below' : 'above'
  if (!('price' in level)) return `${level.percent}% ${side} cost`
  const price = formatUsd(level.price)
  return level.ofCost
    ? `${price}, ${level.ofCost.percent}% ${side} your cost of ${formatUsd(level.ofCost.cost)}`
    : price
}
