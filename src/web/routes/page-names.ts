import { messagesOf } from '#web/language/messages.ts'

const english = {
  asset: 'Asset',
  summary: 'Summary',
  bought: 'Bought',
  sold: 'Sold',
  watched: 'Watched',
  'add-asset': 'Add to a List',
  principles: 'My Principles',
  journal: 'Journal',
  mirror: 'Mirror',
  letter: 'Letter',
  review: 'Review',
  settings: 'Settings',
  operator: 'Operator',
  proof: 'Proof',
}

/** The names of the pages, in their tabs and in the title of the document. */
export type PageNames = typeof english
export const pageNames = messagesOf('pages', english)

export type PageName = keyof PageNames
