import { messagesOf } from '#web/language/messages.ts'

const english = {
  /** The notice while a decision waits for a connection, with what it is of: ` (Update)`. */
  notSent: {
    offline: (form: string) =>
      `Not sent yet${form}: you are offline. It is kept on this device. When you are back, it is sent, or you are asked about it.`,
    unreachable: (form: string) =>
      `Not sent yet${form}: Candor does not answer. It is kept on this device. When Candor is back, it is sent, or you are asked about it.`,
    reached: (form: string) =>
      `Not sent yet${form}. It is kept on this device. In a moment it is sent, or you are asked about it.`,
  },
  drafts: 'Drafts',
  notOpened: (why: string) => `The draft cannot be opened. ${why}`,
  notRecorded: (why: string) => `Not recorded. ${why}`,
  goOn: 'Go on with it',
  inForm: (device: string, age: string) => `This form holds a draft from ${device}, ${age}.`,
  beginAnew: 'Begin with an empty form',
  throwAway: 'Throw it away',
  throwAwayTitle: 'Throw this draft away?',
  throwAwayHow:
    'It is then deleted from this browser and from your account. A form in which it is open on another device says so, and keeps its words until you empty it. What you recorded stays.',
  keep: 'Keep it',
  gone: 'This draft was thrown away on another device. What stands here is in this form only, and becomes a draft again if you write on.',
  goneOrRecorded:
    'On another device this draft was recorded, or thrown away. What stands here is in this form only, and becomes a draft again if you write on.',
  empty: 'Empty this form',
  rival: (device: string, age: string) =>
    `This draft was changed on ${device} too, ${age}. With which one do you want to go on? The other one stays among your drafts.`,
  saysThere: 'What it says there',
  thisOne: 'Go on with this one',
  otherOne: 'Go on with the other one',
}

export type DraftNoticeMessages = typeof english
export const draftNoticeMessages = messagesOf('draftNotices', english)
