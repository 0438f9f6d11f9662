import type { ClaimTexts } from './claim-texts.ts'

/** How a claim is put into words, in German: “zu … % sicher, dass” asks for the verb at the end. */
export const claimTexts: ClaimTexts = {
  language: 'de',
  rises: (ticker, day) => `${ticker} bis zum ${day} steigt`,
  falls: (ticker, day) => `${ticker} bis zum ${day} fällt`,
  above: (ticker, price, day) => `${ticker} am ${day} über ${price} steht`,
  below: (ticker, price, day) => `${ticker} am ${day} unter ${price} steht`,
  better: (ticker, other, day) => `${ticker} bis zum ${day} besser läuft als ${other}`,
  worse: (ticker, other, day) => `${ticker} bis zum ${day} schlechter läuft als ${other}`,
  sinceSplit: (price, newShares, oldShares, day) =>
    ` (${price} seit dem Split vom ${day}, ${newShares} neue für ${oldShares} alte)`,
  sinceSplits: (price, count, day) => ` (${price} seit ${count} Splits, der letzte am ${day})`,
  sure: (percent, claim) => `Zu etwa ${percent}\u00a0% sicher, dass ${claim}.`,
  sureOfNothing: (percent, why) => `Zu etwa ${percent}\u00a0% sicher, aber nichts davon wird geprüft: Das ist ${why}.`,
  leftOut: {
    'of-itself': 'eine Behauptung, die eine Aktie mit sich selbst vergleicht',
    'no-direction': 'die Entscheidung zu einer Option, deren Behauptung nicht sagt, wohin die Aktie läuft',
    'no-right': 'eine Option, von der beim Schreiben niemand gesagt hatte, ob sie ein Call oder ein Put ist',
    'no-time': 'eine Option, die beim Schreiben weniger als zwei Schlusskurse vor sich hatte',
  },
  closes: {
    span: (ticker, from, until) => `${ticker} ${from} → ${until}`,
    change: (span, percent) => `${span} (${percent})`,
    both: (spans, from, until) => `${spans}, Schlusskurse vom ${from} und vom ${until}`,
    last: (ticker, price, day) => `${ticker} ${price}, Schlusskurs vom ${day}`,
    notKnown: 'unbekannt',
    notTold: 'noch nicht gesagt',
    splitBetween: (ticker, newShares, oldShares, day) =>
      `; beide von ${ticker} in Aktien nach dem Split vom ${day}, ${newShares} neue für ${oldShares} alte`,
    splitsBetween: (ticker, count, day) => `; beide von ${ticker} in Aktien nach ${count} Splits, der letzte am ${day}`,
    splitSince: (ticker, day) => `; ${ticker} in Aktien vom ${day}, vor einem späteren Split`,
  },
}
