import { describeFigure } from '#domain/assets/explanation/explained-figure.ts'
import { messagesOf } from '#web/language/messages.ts'

const english = {
  cannotBeShown: (why: string) => `Your settings cannot be shown. ${why}`,
  loading: 'Loading your settings',
  sections: {
    appearance: 'Appearance',
    selling: 'Selling',
    comparison: 'Comparison',
    recap: 'Weekly recap',
    export: 'Export',
    device: 'This device',
    proof: 'Proof',
    backups: 'Backups',
    prices: 'Prices',
    operator: 'Operator',
    account: 'Account',
  },
  proof: {
    sealed: 'Each entry is sealed with the one before it.',
    see: 'See whether all of them are as they were recorded',
    receipt: ', and take a signed receipt.',
  },
  operator: { youRun: 'You run this Candor.', see: 'See its providers, budgets and variables' },
  save: 'Save',
  saved: 'Saved',
  notSaved: (why: string) => `Not saved. ${why}`,
  putBack: (why: string) => `Not saved, and put back as it was. ${why}`,
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  /** What a language does not reach. */
  inGerman:
    'German is on every page of an account. What critics and language models write, the sample entry that a new account sees on Bought, and the public pages stay in English, with their numbers and dates.',
  friction: {
    name: 'Hide purchase price and gain while I sell',
    why: 'What you once paid says nothing about what comes next, and yet people sell what has gained and keep what has lost. With this on, an asset’s page hides both, and the critiques that name them, while you write why you sell, and shows what you wrote when you bought. They come back once the thesis is saved.',
    experiment: 'In a laboratory experiment this habit was 25% weaker when the screen did not show the purchase price:',
    source: 'Frydman and Rangel 2014',
    hint: '. A laboratory is not a market, so take it as a hint and not as a promise.',
  },
  benchmark: {
    name: 'Benchmark',
    unit: 'ticker',
    why: 'The chart of an asset draws its prices beside these, from your first decision on. SPY is a fund that holds the 500 largest companies of the United States. Both are price only, without dividends.',
    claims:
      'The form of a new decision holds its claim against it, too, unless you choose a gain at all or a price of your own there. Claims that are recorded already keep the benchmark that they name.',
  },
  recap: {
    why: 'Once a week, by mail: how many decisions you recorded, how many reviews are due, when the next claim resolves. No amounts, no companies, none of your words. Each mail has a link that ends it.',
    address: 'E-mail address',
    send: 'Send me a recap',
    goesTo: (address: string) => `A recap goes to ${address} each week.`,
    asked: (address: string) =>
      `A mail to ${address} asks whether you want it. Nothing else is sent until you say yes there.`,
    failure: {
      delayed: (moment: string) =>
        `The last one could not be sent yet. It was tried on ${moment}, and is tried again by itself until it is sent.`,
      refused: (moment: string) =>
        `The mail server refused the last one for good, on ${moment}. Look whether the address is right: if it is not, end the recap and ask for it at another. The next one is sent a week later, and tells all since the last that was taken.`,
      unknown: (moment: string) =>
        `Whether the last one arrived, on ${moment}, is not known: the mail server did not say that it took it. It is not sent again, so that none comes twice. The next one is sent a week later, and tells all since the last that was taken.`,
    },
    notEnded: (why: string) => `It could not be ended. ${why}`,
    end: 'End the recap',
  },
  device: {
    kept: 'What you read last is kept in this browser, at most 100 answers of Candor, so that it opens when you are offline. It goes when you sign out, or when somebody else signs in here.',
    notKept: 'This browser keeps nothing of what you read: offline pages need a connection over TLS (https).',
    drafts:
      'Drafts are kept here and on the server, for 90 days after their last edit or until they are recorded. A draft that the server does not have yet stays in this browser when you sign out, and is shown to you alone.',
    notYours: 'On a computer that is not yours, sign out when you are done.',
    clear: 'Clear what is kept here',
    cleared: 'Cleared. What you open from now on is kept again.',
    notCleared: 'This browser did not let Candor clear it. Sign out, and it goes.',
  },
  backups: {
    newest: 'Newest backup',
    made: (moment: string) => `Made ${moment}, read back to its end.`,
    madeOpen: (moment: string) => `Made ${moment}, read back to its end, not encrypted.`,
    ageAndSize: (age: string, size: string) => `${age}, ${size}`,
    none: 'None yet',
    eachDay: 'One is made each day while Candor runs, and before each update.',
    problem: 'The last one could not be made:',
    all: 'All that are kept',
    count: (count: string, size: string) => `${count} backups, ${size}`,
    where: 'Where',
    onMachine: 'On the machine that runs this Candor',
    lost: 'A backup on the same disk is lost with it. Whoever runs this Candor can keep them elsewhere; your own export is a copy that you keep.',
  },
  prices: {
    none: 'You hold and watch no share yet, so no price is looked up.',
    all: (count: string) => `All ${count} prices and their age`,
    unknown: 'No price is known',
    quarantined: 'A newer one is held back.',
    how: 'How is this computed',
    of: (figure: string) => `: ${figure}`,
    method: describeFigure('current-price', 'known'),
  },
}

export type SettingsMessages = typeof english
export const settingsMessages = messagesOf('settings', english)
