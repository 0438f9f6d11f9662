import { messagesOf } from '#web/language/messages.ts'

const english = {
  heading: 'Letter',
  loading: 'Loading the letter',
  cannotBeShown: (why: string) => `Your letter cannot be shown. ${why} Your journal is as it was.`,
  first: 'The first letter comes when a quarter is over in which you have decided something.',
  noSuch:
    'No letter has this address. One comes when a quarter or a year is over, if you had decided something by then.',
  others: 'There are letters about:',
  about: (period: string) => `A letter about ${period}`,
  choose: 'Letter about',
  changes: 'Since the letter before',
  credit: (title: string) => `To your credit: ${title}`,
  question: 'One question',
  foot: 'Price only, without dividends and fees. Whether such a letter improves anybody’s decisions is unproven.',
  print: 'Print',
  save: 'Save as Markdown',
  writer: {
    name: 'The letter by a language model',
    failed: (writer: string) => `${writer} did not write it.`,
    unchanged: 'The letter by rule stands above, and nothing was changed.',
    writes: (writer: string) => `${writer} writes ...`,
    ask: (writer: string) => `Let ${writer} write it`,
    note: 'It is sent the letter above with its amounts and your quoted words, and nothing else; one of your calls of the day. What it writes is not kept: print it, or ask again.',
    same: (model: string) => `The same, as ${model} tells it`,
    allFound: (model: string) =>
      `Written by ${model} from the letter by rule above. Each of its figures, counts, days and quotations was looked for there, and all of them were found.`,
    someMissing: (model: string) =>
      `Written by ${model} from the letter by rule above. Each of its figures, counts, days and quotations was looked for there; what was not found is marked.`,
  },
}

export type LetterMessages = typeof english
export const letterMessages = messagesOf('letter', english)
