import { MethodNotes } from '#web/explanations/method-notes.tsx'
import { useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'
import { settingsMessages } from './settings-messages.ts'

/** Explains how the last price is chosen. The list beside it names the source and the age of each price. */
export function PriceMethod() {
  const { how, of, method } = useMessages(settingsMessages).prices
  return (
    <Disclosure
      label={
        <span>
          {how}
          <span className={hidden.visually}>{of(method.name)}</span>
        </span>
      }
    >
      <p>
        {method.name} = {method.formula}
      </p>
      <MethodNotes of={method} />
    </Disclosure>
  )
}
