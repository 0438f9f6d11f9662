import { messagesOf } from '#web/language/messages.ts'

const english = {
  search: 'Search',
  placeholder: 'Company or ticker',
  typeFirst: 'Type a company or a ticker to search for.',
  showResults: 'Show Search Results',
  searching: 'Searching',
  byHand: 'You can also enter the ticker and name yourself.',
  noneYet: 'Nothing fits yet. Search looks further.',
  none: 'Your search returned 0 results. Please try a new search.',
  one: '1 company',
  several: (count: string) => `${count} companies`,
  found: 'Companies found',
  already: {
    bought: 'already on your bought list',
    sold: 'already on your sold list',
    watched: 'already on your watched list',
  },
  addOption: 'Add an option on it',
  unlisted: 'Not listed? Enter the ticker and name yourself',
  ticker: 'Ticker',
  companyName: 'Company name',
  useThis: 'Use This Company',
}

export type CompanyMessages = typeof english
export const companyMessages = messagesOf('companies', english)
