import { messagesOf } from '#web/language/messages.ts'

const english = {
  title: 'Keys',
  inFields: 'While you write in a field, single keys only write.',
  palette: { key: 'Ctrl K or ⌘ K', does: 'Go to any page, asset or entry, and do what this page can do' },
  record: { key: 'Ctrl Enter or ⌘ Enter', does: 'Record the decision that is being written' },
  close: { key: 'Esc', does: 'Close what lies over the page' },
  single: {
    search: 'Go to the search or the filter of this page',
    add: 'Add to a List',
    hide: 'Hide amounts, or show them again',
    help: 'Show these keys',
  },
}

export type KeysMessages = typeof english
export const keysMessages = messagesOf('keys', english)
