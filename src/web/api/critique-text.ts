type Chunk = { readonly decisionId: string; readonly from: number; readonly text: string }

const texts = new Map<string, string>()
const listeners = new Set<() => void>()

/** As much of a critique as has arrived while it is being written; '' when none has. */
export const critiqueText = (decisionId: string): string => texts.get(decisionId) ?? ''

export function addCritiqueText({ decisionId, from, text }: Chunk): void {
  texts.set(decisionId, spliceText(texts.get(decisionId) ?? '', from, text))
  tellListeners()
}

/** What has arrived of every critique, to hand over to a tab that opened later. */
export const critiqueTexts = (): [decisionId: string, text: string][] => [...texts]

/** Takes over what another tab knows, where it is more than what is known here. */
export function adoptCritiqueTexts(handed: readonly [decisionId: string, text: string][]): void {
  for (const [decisionId, text] of handed)
    if (text.length > (texts.get(decisionId)?.length ?? 0)) texts.set(decisionId, text)
  tellListeners()
}

/**
 * Puts a chunk in its place, so that one that comes twice does no harm. One that leaves a gap is dropped: the whole
 * critique is fetched when it is done, and until then no reader is shown two halves as one.
 */
export function spliceText(text: string, from: number, chunk: string): string {
  return from > text.length ? text : text.slice(0, from) + chunk
}

export function onCritiqueText(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
