import { messagesOf } from '#web/language/messages.ts'

const english = {
  intro:
    'A principle is a rule that you set yourself while you are calm, for when you are not. Those in force stand beside every decision that you write, and go to the critic with it.',
  cannotBeShown: (why: string) => `Your principles cannot be shown. ${why}`,
  loading: 'Loading your principles',
  firstOne: 'Your first one',
  newOne: 'A new one',
  forExample: 'For example',
  noneNow: 'You have no principle now. Somebody else’s might read:',
  example: 'I never buy more of what is falling before I have written down what would prove me wrong.',
  nowInForce: 'The principle is in force.',
  newWordingInForce: 'The new wording is in force.',
  beside: (count: string) => `Your principles (${count})`,
  earlierWordings: (count: number) => `Earlier wordings (${count})`,
  revised: 'revised',
  takenUpAgain: 'taken up again',
  retired: 'retired',
  place: (place: number, count: number, text: string) => `Now ${place} of ${count}: ${text}`,
  /** The name of a button, with the principle that it is about. */
  named: (action: string, text: string) => `${action}: ${text}`,
  revise: 'Revise',
  moveUp: 'Move up',
  moveDown: 'Move down',
  retire: 'Retire',
  retireQuestion:
    'Retire this principle? It no longer stands beside your decisions. It stays readable below, and you can take it up again.',
  retireIt: 'Retire it',
  keepIt: 'Keep it',
  nowRetired: (text: string) => `Retired: ${text}`,
  retiredOnes: (count: number) => `Retired (${count})`,
  inForceAgain: (text: string) => `In force again: ${text}`,
  takeUpAgain: 'Take up again',
  form: {
    principle: 'Principle',
    newWording: 'New wording',
    staysReadable: 'How it reads now stays readable under it.',
    atMost: (characters: number) => `At most ${characters} characters.`,
    writePrinciple: 'Write this principle',
    writeWording: 'Write this wording',
    cancel: 'Cancel',
    tooShort: 'Write your principle in a few words.',
    tooLong: (characters: number) => `A principle may have at most ${characters} characters.`,
    unchanged: 'This is how the principle reads already.',
  },
}

export type PrincipleMessages = typeof english
export const principleMessages = messagesOf('principles', english)
