import type { FirstScreenMessages } from './first-screen-messages.ts'

export const firstScreen: FirstScreenMessages = {
  loadingSample: 'Ein Beispiel wird geladen',
  lostPassword: 'Ein verlorenes Passwort kann dir niemand schicken.',
  makeCodes: 'Lege Wiederherstellungscodes an',
  whenYouCan: ', wenn du eine Minute hast.',
}
