import { messagesOf } from '#web/language/messages.ts'

const english = {
  notSent: (age: string) => `Not sent yet, written ${age}`,
  ofYours: (age: string) => `A draft of yours, ${age}`,
  from: (device: string, age: string) => `A draft from ${device}, ${age}`,
  /** The reader’s device, and another one of the kind that the reader uses. */
  yours: { phone: 'your phone', tablet: 'your tablet', computer: 'your computer' },
  another: { phone: 'another phone', tablet: 'another tablet', computer: 'another computer' },
  update: 'Update',
  buyOrSell: 'Buy or Sell',
}

export type DraftMessages = typeof english
export const draftMessages = messagesOf('drafts', english)
