import { messagesOf } from '#web/language/messages.ts'

const english = {
  loadingSample: 'Loading a sample entry',
  lostPassword: 'Nobody can send you a lost password.',
  makeCodes: 'Make recovery codes',
  whenYouCan: ' when you have a minute.',
}

export type FirstScreenMessages = typeof english
export const firstScreenMessages = messagesOf('firstScreen', english)
