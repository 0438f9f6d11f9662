import { describeFigure } from '#domain/assets/explanation/explained-figure.ts'
import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'

const METHOD = describeFigure('current-price', 'known')

/** Explains how the last price is chosen. The list beside it names the source and the age of each price. */
export const PriceMethod = () => (
  <Disclosure
    label={
      <span>
        How is this computed<span className={hidden.visually}>: {METHOD.name}</span>
      </span>
    }
  >
    <p>
      {METHOD.name} = {METHOD.formula}
    </p>
    <MethodNotes of={METHOD} />
  </Disclosure>
)
