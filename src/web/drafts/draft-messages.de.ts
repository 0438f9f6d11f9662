import type { DraftMessages } from './draft-messages.ts'

export const drafts: DraftMessages = {
  notSent: (age) => `Noch nicht gesendet, geschrieben ${age}`,
  ofYours: (age) => `Ein Entwurf von dir, ${age}`,
  from: (device, age) => `Ein Entwurf von ${device}, ${age}`,
  yours: { phone: 'deinem Handy', tablet: 'deinem Tablet', computer: 'deinem Rechner' },
  another: { phone: 'einem anderen Handy', tablet: 'einem anderen Tablet', computer: 'einem anderen Rechner' },
  update: 'Aktualisierung',
  buyOrSell: 'Kauf oder Verkauf',
}
