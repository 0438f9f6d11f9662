import type { AssetNotFoundMessages } from './not-found-messages.ts'

export const assetNotFound: AssetNotFoundMessages = {
  title: 'Nicht gefunden',
  heading: 'Diese Anlage gibt es nicht',
  text: 'Unter dieser Adresse steht keine Anlage von dir.',
  toBought: 'Zu deiner Gekauft-Liste',
}
