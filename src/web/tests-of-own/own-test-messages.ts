import { messagesOf } from '#web/language/messages.ts'

const english = {
  wrongIf: 'Wrong if',
  ofLine: 'What would prove you wrong, in one line.',
  askMeOn: 'Ask me on',
  optional: 'optional',
  yourTest: 'Your test:',
  keepIt: 'Keep it?',
  askedOn: (day: string) => ` You would be asked on ${day}.`,
  keep: 'Keep it',
  change: 'Change',
  leaveOut: 'Leave out',
  kept: 'Your test is kept beside the thesis.',
  toChange: 'It stands under “Wrong if” now: change it there.',
  leftOut: 'It stays in the thesis only.',
  level: {
    stop: {
      why: 'A price is what a stop is for: it is watched.',
      set: (level: string) => `Set it as your stop: ${level}`,
      willBe: (level: string) => `Your stop will be ${level}.`,
      ofCost: (percent: string) => `${percent}% below cost`,
      ofYourCost: (price: string, percent: string, cost: string) => `${price}, ${percent}% below your cost of ${cost}`,
    },
    target: {
      why: 'A price is what a target is for: it is watched.',
      set: (level: string) => `Set it as your target: ${level}`,
      willBe: (level: string) => `Your target will be ${level}.`,
      ofCost: (percent: string) => `${percent}% above cost`,
      ofYourCost: (price: string, percent: string, cost: string) => `${price}, ${percent}% above your cost of ${cost}`,
    },
  },
}

export type OwnTestMessages = typeof english
export const ownTestMessages = messagesOf('ownTests', english)
