import { messagesOf } from '#web/language/messages.ts'

/** The texts of the form for a further decision; those that it shares with adding stand in `decision-messages.ts`. */
const english = {
  loading: 'Loading the form',
  update: 'Update',
  submitUpdate: 'Submit Update',
  complete: (action: string) => `Complete ${action}`,
  cancel: (name: string) => `Cancel ${name}`,
  notSaved: {
    thesis: 'Not saved yet: the thesis.',
    level: 'Not saved yet: the level.',
    both: 'Not saved yet: the level and the thesis.',
  },
  keysSave: 'Ctrl Enter saves and records.',
  keysToo: 'Ctrl Enter records too.',
  saveLevel: 'Save Level',
  editLevel: 'Edit Level',
  saveThesis: 'Save Thesis',
  editThesis: 'Edit Thesis',
  costHidden:
    'Purchase price and gain are hidden until your thesis is saved, as you chose in the settings, and so are the critiques, which name them: what you once paid says nothing about what comes next.',
  costShown:
    'Your thesis is saved, so purchase price, gain and critiques show again. If you edit the thesis, they are hidden once more.',
  whenBought: (day: string) => `What you wrote when you bought, ${day}`,
  movedOn: {
    bought: (ticker: string, action: string) =>
      `${ticker} is on your bought list now, so ${action} is no longer possible.`,
    sold: (ticker: string, action: string) => `${ticker} is on your sold list now, so ${action} is no longer possible.`,
    watched: (ticker: string, action: string) =>
      `${ticker} is on your watched list now, so ${action} is no longer possible.`,
  },
  movedOnSafe: 'Nothing was recorded, and what you wrote is still here.',
  goOnAs: (action: string) => `Go on with it as ${action}`,
  changed: (changes: string, held: string) =>
    `Since you began to write this, this was recorded: ${changes}. ${held} What you wrote is still here.`,
  holdNow: (units: string) => `You hold ${units} now.`,
  holdNone: 'You hold none of it now.',
  changes: {
    split: 'a split',
    outcome: 'how the option ended',
    correction: 'a correction',
    of: (action: string, units: string) => `${action} of ${units}`,
    at: (decision: string, price: string) => `${decision} at ${price}`,
  },
  levels: {
    summary: (stop: string, target: string) => `Stop ${stop}, target ${target}`,
    none: 'none',
    ofThisBuy: {
      below: (percent: string) => `${percent}% below this Buy’s price`,
      above: (percent: string) => `${percent}% above this Buy’s price`,
    },
    unlessTyped: {
      below: (percent: string) => `${percent}% below this Buy’s price, as before, unless you type one. `,
      above: (percent: string) => `${percent}% above this Buy’s price, as before, unless you type one. `,
    },
    asBefore: {
      below: (percent: string) => `${percent}% below, as before`,
      above: (percent: string) => `${percent}% above, as before`,
    },
    usdPer: {
      stock: 'USD per share, empty for none',
      options: 'USD per contract, empty for none',
    },
    noneNow: 'There is none now.',
    now: (price: string) => `Now: ${price}. `,
    leaveAt: (price: string) => `Leave it at ${price}`,
    stop: {
      name: 'Stop',
      no: 'No stop',
      noneRecorded: 'No stop will be recorded. ',
      set: (to: string) => `Sets the stop at ${to}.`,
      moved: (from: string, to: string) => `Moves the stop from ${from} to ${to}.`,
      removed: (from: string) => `Removes the stop of ${from}.`,
    },
    target: {
      name: 'Target',
      no: 'No target',
      noneRecorded: 'No target will be recorded. ',
      set: (to: string) => `Sets the target at ${to}.`,
      moved: (from: string, to: string) => `Moves the target from ${from} to ${to}.`,
      removed: (from: string) => `Removes the target of ${from}.`,
    },
  },
  past: {
    name: 'What you wrote before',
    atPurchase: 'At the purchase',
    atBeginning: 'At the beginning',
    ownTest: 'Your own test',
    lastEntry: 'Last entry',
    readAll: 'Read all of it',
    entry: (action: string, day: string) => `${action} on ${day}`,
    at: (entry: string, price: string) => `${entry} at ${price}`,
    sure: (entry: string, level: string, most: string) => `${entry}, ${level} of ${most}`,
    notReached: 'Not reached',
    stop: (price: string) => `stop ${price}`,
    target: (price: string) => `target ${price}`,
    lastPrice: (levels: string, price: string) => `${levels}; last price ${price}`,
    last: (entry: string) => `Last entry: ${entry}. `,
    whatYouWrote: 'What you wrote',
    passed: {
      'stop-loss': { today: 'Your stop passed today', ago: (days: string) => `Your stop passed ${days}` },
      'take-profit': { today: 'Your target passed today', ago: (days: string) => `Your target passed ${days}` },
    },
    atPrice: (price: string) => ` at ${price}.`,
    onAtPrice: (day: string, price: string) => `, on ${day}, at ${price}.`,
    nothingSince: 'Nothing was decided since then.',
    since: (decisions: string) => `Since then: ${decisions}.`,
    confidenceAsBefore: (level: string) => `confidence ${level} as before`,
    confidenceOne: (level: string, before: string) => `confidence ${level}, ${before} before`,
    confidenceEach: (level: string, before: string) => `confidence ${level} each, ${before} before`,
    confidenceFrom: (before: string, level: string) => `confidence ${before} to ${level}`,
    numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as readonly string[],
    counted: {
      Hold: { one: (count: string) => `${count} hold`, other: (count: string) => `${count} holds` },
      'Buy More': {
        one: (count: string) => `${count} further purchase`,
        other: (count: string) => `${count} further purchases`,
      },
      'Sell Some': {
        one: (count: string) => `${count} sale of a part`,
        other: (count: string) => `${count} sales of a part`,
      },
    },
    timesOther: {
      one: (count: string, action: string) => `${count} ${action}`,
      other: (count: string, action: string) => `${count} times ${action}`,
    },
  },
}

export type PanelMessages = typeof english
export const panelMessages = messagesOf('panel', english)
