/** How models without a channel of their own for it mark what they think before they answer. */
const TAGS = ['<think>', '</think>', '<thinking>', '</thinking>']
const LONGEST_TAG = Math.max(...TAGS.map((tag) => tag.length))
const TAG = /<(\/?)think(?:ing)?>/i

export type ThinkingFilter = {
  /** What belongs to the answer so far. */
  readonly text: string
  /** @returns what the chunk adds to the answer: nothing of a thought, and nothing that may still become a tag */
  add(chunk: string): string
  /** The last chunk has come. @returns what was held back because it might have become a tag */
  end(): string
}

/**
 * Takes a model's thoughts out of its answer while the answer arrives, wherever the chunks are cut. Thoughts may lie in
 * each other; one that is never closed lasts to the end. A thought that only ends (its beginning stood in the server's own
 * template) reaches back to the start: it is taken out of `text`, though its words have been given out by then.
 */
export function makeThinkingFilter(): ThinkingFilter {
  let text = ''
  let depth = 0
  let hasThought = false
  let waiting = ''
  const keep = (words: string): string => {
    if (depth > 0) return ''
    const kept = hasThought && text === '' ? words.trimStart() : words
    text += kept
    return kept
  }
  const pass = (isClosing: boolean): void => {
    hasThought = true
    if (!isClosing) depth += 1
    else if (depth > 0) depth -= 1
    else text = ''
  }
  return {
    get text() {
      return text
    },
    add(chunk) {
      waiting += chunk
      let added = ''
      for (let tag = TAG.exec(waiting); tag; tag = TAG.exec(waiting)) {
        added += keep(waiting.slice(0, tag.index))
        pass(tag[1] === '/')
        waiting = waiting.slice(tag.index + tag[0].length)
      }
      const settled = waiting.length - lengthOfBegunTag(waiting)
      added += keep(waiting.slice(0, settled))
      waiting = waiting.slice(settled)
      return added
    },
    end() {
      const rest = waiting
      waiting = ''
      return keep(rest)
    },
  }
}

/** A whole answer without its thoughts. */
export function withoutThinking(answer: string): string {
  const filter = makeThinkingFilter()
  filter.add(answer)
  filter.end()
  return filter.text
}

/** How much of the end may yet become a tag. */
function lengthOfBegunTag(text: string): number {
  const at = text.lastIndexOf('<')
  if (at < 0 || text.length - at >= LONGEST_TAG) return 0
  const begun = text.slice(at).toLowerCase()
  return TAGS.some((tag) => tag.startsWith(begun)) ? begun.length : 0
}
