import { messagesOf } from '#web/language/messages.ts'

const english = {
  skip: 'Skip to the page',
  /** The name of the navigation. */
  account: 'Account',
  settings: 'Settings',
  signOut: 'Sign Out',
  reviewsDue: (count: number) => `${count === 1 ? 'review is' : 'reviews are'} due`,
  late: 'This page has not loaded yet. Check the connection and load it again. What you recorded is safe.',
  demo: {
    name: 'Demo',
    lead: 'This is a demo.',
    rest: 'It forgets everything when it stops; sign in with any name as its own password.',
  },
  updating: "We're updating your portfolio...",
  disclaimer: 'Candor is not a financial advisor, and nothing on this site is financial advice.',
  aboutCandor: 'About Candor',
  howItWorks: 'How it works',
  about: 'About',
  notFound: {
    title: 'Not found',
    heading: 'Nothing is written here.',
    text: 'There is no page at this address, or it belongs to somebody else’s journal. Nothing of yours is lost: your entries are where you recorded them.',
    start: 'Go to the start page',
    journal: 'Open your journal',
    logIn: 'Log in to your journal',
  },
  failure: {
    heading: 'This page cannot be shown.',
    unforeseen:
      'Something in this page does not work as it should. What you recorded is safe. Try again, or reload the page.',
  },
}

export type LayoutMessages = typeof english
export const layoutMessages = messagesOf('layout', english)
