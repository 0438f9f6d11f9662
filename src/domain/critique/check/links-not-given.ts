import type { CritiqueMark } from '../critique.ts'

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>()[\]{}"”“'’]*[^\s<>()[\]{}"”“'’.,;:!?]/gi

/** Links of a text that its writer was not given: nobody knows where they lead. */
export const linksNotGiven = (text: string, given: string): readonly CritiqueMark[] =>
  [...new Set(text.match(LINK) ?? [])]
    .filter((link) => !given.includes(link))
    .map((link) => ({ kind: 'form', text: `It has a link that it was not given: ${link}` }) as const)
