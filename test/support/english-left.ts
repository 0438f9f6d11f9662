import type { Page } from 'playwright-core'

/** Words that no German sentence has. */
const ENGLISH =
  /\b(?:the|of|and|your|you|is|are|not|with|to|by|this|that|it|at|on|from|for|or|has|have|how|what|share|shares)\b/i

/** Figures as they are written in English: `$12`, `12.50`, `45%`, `Apr 6, 2025`. */
const ENGLISH_FIGURE = /\$\s?\d|(?<![\d.])\d+\.\d{2}(?!\d)|\d%|\b[A-Z][a-z]{2,3} \d{1,2}, \d{4}/

/** The attributes that are shown or read out. */
const READ = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'data-label']

/**
 * The texts on a page that are in English, or have an English figure, without those that say so (`lang="en"`): text by text, and not
 * the page as a whole, so that one word is found as well as a sentence.
 * @param messages the English messages of the pages, none of which may be left
 * @param ownWords what somebody wrote, and names, which are in whatever language they are; what a page quotes in German marks, too
 */
export async function englishOn(
  page: Page,
  messages: readonly string[],
  ownWords: readonly string[] = [],
): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const isGerman = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'de'
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && isGerman(node.parentElement)) found.push(node.data)
      if (node instanceof Element && isGerman(node))
        for (const name of attributes) found.push(node.getAttribute(name) ?? '')
    }
    return found.map((text) => text.trim()).filter(Boolean)
  }, READ)
  const english = new Set(messages)
  const told = (text: string) =>
    ownWords.length === 0
      ? text
      : ownWords.reduce((left, own) => left.replaceAll(own, ''), text).replaceAll(/„[^“]*(?:“[^”“]*”[^“]*)*“/g, '')
  return [...new Set(texts)].filter(
    (text) => ENGLISH.test(told(text)) || ENGLISH_FIGURE.test(told(text)) || english.has(text),
  )
}
