type Chunk = { readonly decisionId: string; readonly from: number; readonly text: string }

const texts = new Map<string, string>()
const listeners = new Set<() => void>()

/** The part of a critique that has arrived so far; '' when nothing has. */
export const critiqueText = (decisionId: string): string => texts.get(decisionId) ?? ''

export function addCritiqueText({ decisionId, from, text }: Chunk): void {
  texts.set(decisionId, spliceText(texts.get(decisionId) ?? '', from, text))
  tellListeners()
}

/** What has arrived of every critique, for a tab that was opened later. */
export const critiqueTexts = (): [decisionId: string, text: string][] => [...texts]

/** Adopts the texts of another tab wherever they are longer than this tab's. */
export function adoptCritiqueTexts(handed: readonly [decisionId: string, text: string][]): void {
  for (const [decisionId, text] of handed)
    if (text.length > (texts.get(decisionId)?.length ?? 0)) texts.set(decisionId, text)
  tellListeners()
}

/**
 * Puts a chunk at its position, so that a chunk which arrives twice does no harm. A chunk that would leave a gap is dropped:
 * the page would join text that does not belong together, and the whole critique is fetched anyway when it is finished.
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
