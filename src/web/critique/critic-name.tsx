import { useLangOfEnglish, useMessages } from '#web/language/use-messages.ts'
import { critiqueMessages } from './critique-messages.ts'
import { isBuiltIn } from './critique-status.ts'

/** Who wrote a critique: the built-in critic in the reader's language, or a language model under its own name. */
export function CriticName({ model }: { model: string }) {
  const { builtIn } = useMessages(critiqueMessages)
  const lang = useLangOfEnglish()
  return isBuiltIn(model) ? <span>{builtIn}</span> : <span lang={lang}>{model}</span>
}
