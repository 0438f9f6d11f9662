/** How models whose server has no field of its own for it mark what they think before they answer. */
const NAMES = ['think', 'thinking', 'thought', 'thoughts', 'reasoning']
/** Inside of a tag, after its name: blanks, attributes. A tag is on one line and of some length at most. */
const REST = '(?:[^\\S\\n][^<>\\n]{0,80})?'
const THOUGHT = `<(/?)(?:${NAMES.join('|')})${REST}>|\\[(/?)THINK\\]|◁(/?)think▷`
/** Where the server leaves the model's template in the answer: what is for nobody, and what is the answer. */
const CHANNEL = '<\\|channel\\|>(analysis|commentary|final)'
/** What else a template has, such as the sign that a message ends. */
const SIGN = '<\\|(?!channel\\|)[a-z_]{2,20}\\|>|</s>'
const TAG = new RegExp(`${THOUGHT}|${CHANNEL}|${SIGN}`, 'i')
/** What may yet become one, at the end of a text. */
const BEGUN = new RegExp(
  `<(?:/?(?:s|${beginningsOf(NAMES)})?|/?(?:${NAMES.join('|')})${REST}|\\|[a-z_]{0,20}\\|?|\\|channel\\|>[a-z]{0,9})$|\\[/?(?:${beginningsOf(['THINK'])})?$|◁/?(?:${beginningsOf(['think'])})?$`,
  'i',
)

export type ThinkingFilter = {
  /** What belongs to the answer so far. */
  readonly text: string
  /** @returns what the chunk adds to the answer: nothing of a thought, and nothing that may still become a tag */
  add(chunk: string): string
  /** The last chunk has come. @returns what was held back because it might have become a tag and did not */
  end(): string
}

/**
 * Takes a model's thoughts, and what is left of its template, out of its answer while the answer arrives, wherever the chunks are cut. Thoughts may lie in
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
    const rest = hasThought && text === '' ? words.trimStart() : words
    text += rest
    return rest
  }
  const pass = ([, ...groups]: RegExpExecArray): void => {
    hasThought = true
    const [mark, channel] = [groups.slice(0, 3).find((group) => group !== undefined), groups[3]?.toLowerCase()]
    if (channel !== undefined && channel !== 'final') depth = 1
    else if (mark === '') depth += 1
    else if (mark === undefined && channel === undefined) return
    else if (depth > 0) depth = channel === undefined ? depth - 1 : 0
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
        pass(tag)
        waiting = waiting.slice(tag.index + tag[0].length)
      }
      const settled = BEGUN.exec(waiting)?.index ?? waiting.length
      added += keep(waiting.slice(0, settled))
      waiting = waiting.slice(settled)
      return added
    },
    end() {
      const rest = waiting
      waiting = ''
      // A model that is cut within a tag had begun or ended a thought: the piece of it is nobody's word.
      return BROKEN.test(rest) ? '' : keep(rest)
    },
  }
}

/** More than a bare bracket, which may be the model's own "less than". */
const BROKEN = /^(?:[<[◁]\/?|<\|)[a-z]{2,}/i

/** A whole answer without its thoughts. */
export function withoutThinking(answer: string): string {
  const filter = makeThinkingFilter()
  filter.add(answer)
  filter.end()
  return filter.text
}

/** `t|th|thi|...`: every beginning of the names, as a pattern. */
function beginningsOf(names: readonly string[]): string {
  return names.flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1))).join('|')
}
