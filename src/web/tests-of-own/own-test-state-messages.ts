import { messagesOf } from '#web/language/messages.ts'

const english = {
  open: 'Open',
  openUntil: (day: string) => `Open, asked on ${day}`,
  asked: (day: string) => `Asked since ${day}: did it happen?`,
  met: (day: string) => `Met: you said on ${day} that it did not happen`,
  broken: (day: string) => `Broken: you said on ${day} that it happened`,
  ignored: (day: string) => `Ignored: you said on ${day} that it happened`,
  followed: (state: string, action: string, day: string) => `${state}. Then: ${action} on ${day}`,
  endedBySale: (day: string) => `Ended on ${day}, when you bought again, without an answer`,
  ended: (day: string) => `Ended on ${day}, when it was no longer held, without an answer`,
  askedNow: (action: string, day: string) =>
    `You wrote this under “Wrong if” with your ${action} on ${day}, to be asked now. Gain and loss are hidden until you answer.`,
  heading: 'Your tests',
  earlier: (count: string) => `${count} earlier`,
  didItHappen: 'Did it happen?',
  happened: 'It happened',
  happenedName: (line: string) => `It happened: ${line}`,
  didNot: 'It did not',
  later: 'Later',
}

export type OwnTestStateMessages = typeof english
export const ownTestStateMessages = messagesOf('ownTestStates', english)
