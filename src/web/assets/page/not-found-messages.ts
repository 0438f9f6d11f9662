import { messagesOf } from '#web/language/messages.ts'

/** Apart from the other texts of the page, because this one is loaded with every page. */
const english = {
  title: 'Not found',
  heading: 'No such asset',
  text: 'Error: could not find requested asset.',
  toBought: 'Go to your bought list',
}

export type AssetNotFoundMessages = typeof english
export const assetNotFoundMessages = messagesOf('assetNotFound', english)
