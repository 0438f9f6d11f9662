import type { FormMessages } from './form-messages.ts'

export const forms: FormMessages = {
  openAsset: 'Diese Anlage öffnen',
  reference: (id) => `Wenn es wieder vorkommt, nenne diese Kennung: ${id}`,
  answersAgain: 'Candor antwortet wieder. Was du geschrieben hast, steht noch hier: Sende es bitte noch einmal.',
  signedInAgain: 'Du bist wieder angemeldet. Das hier wurde nicht gesendet: Sende es bitte noch einmal.',
}
