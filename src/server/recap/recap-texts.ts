const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`

/** What mails say, and the pages that their links open, in English. Days are given as they are written. */
export const ENGLISH = {
  subject: 'Your week in Candor',
  decisions: (count: number, since: string) =>
    `You have recorded ${count === 0 ? 'no decision' : counted(count, 'decision')} since ${since}.`,
  resolved: (count: number) => `${counted(count, 'claim')} came to ${count === 1 ? 'its' : 'their'} day.`,
  due: (count: number) =>
    count === 1
      ? '1 review is due. It asks what you remember before it shows anything.'
      : `${count} reviews are due. They ask what you remember before they show anything.`,
  nextClaim: (day: string) => `The next claim that counts resolves on ${day}.`,
  foot: (mirror: string, end: string) =>
    `Your Mirror: ${mirror}\n\nYou asked for this mail in Settings. To end it: ${end}`,
  confirmation: {
    subject: 'Do you want a weekly recap from Candor?',
    text: (confirm: string) =>
      `Somebody, probably you, asked Candor to send a weekly recap to this address: how many decisions, reviews and claims, without amounts.\n\nIf it was you, say yes here: ${confirm}\n\nIf it was not, do nothing: no other mail will come.`,
  },
  pages: {
    confirmation: { question: 'Send a weekly recap to this address?', button: 'Send it weekly' },
    end: { question: 'End the weekly recap?', button: 'End it' },
    confirmed: 'The first recap comes in a week. Each one can be ended by a link in it.',
    ended: 'No recap will come any more. Your journal is as it was.',
  },
}

export type RecapTexts = typeof ENGLISH
