/** A line of the list on /page, and the fields of the prompt that it describes. */
type SentLine = { readonly words: string; readonly fields: readonly string[] }

/** Everything that is sent to an AI provider. A test compares it with the fields of a full prompt, so that none is left out. */
export const SENT_TO_PROVIDER: readonly SentLine[] = [
  { words: 'the ticker and the name of the company,', fields: ['ticker', 'company'] },
  {
    words:
      'the action, its date, when you wrote it down where that was later, the price per unit, and when you bought,',
    fields: ['action', 'actionDate', 'writtenOn', 'pricePerUnit', 'purchaseDate'],
  },
  {
    words: 'your confidence, your thesis, what you claim by them, and what your confidence is in percent,',
    fields: ['confidence', 'thesis', 'claim', 'claimedProbability'],
  },
  {
    words: 'of an option whether it is a call or a put, its strike, its expiry and how many shares a contract is for,',
    fields: ['right', 'strike', 'expiresOn', 'sharesPerContract'].map((field) => `option.${field}`),
  },
  {
    words:
      'how many units you hold of this asset after it (at a sale of all: before it), how many this decision moved, what they cost, each and together, and your stop and target in force,',
    fields: [
      'unitsMovedByThisDecision',
      'unitsHeldAfterThisDecision',
      'averageCostPerUnit',
      'cost',
      'stopLoss',
      'takeProfit',
    ].map((field) => `position.${field}`),
  },
  {
    words:
      'your own tests of the thesis, by when, and when you set them (and when you decided, where that was earlier), and which of them you said had happened, on which day,',
    fields: [
      ...['test', 'byDay', 'setOn', 'decidedOn'].map((field) => `ownTests.${field}`),
      ...['test', 'setOn', 'decidedOn', 'saidToHaveHappenedOn'].map((field) => `ownTestsComeTrue.${field}`),
    ],
  },
  { words: 'your principles as they stood at that moment,', fields: ['principles'] },
  {
    words:
      'each stop and target of yours that the price had passed: its price, its percentage, which decision had set it, the price that passed it, the day, and how many days before the decision,',
    fields: ['level', 'levelPrice', 'priceThatReachedIt', 'passedOn', 'daysBefore', 'setBy'].map(
      (field) => `passedBefore.${field}`,
    ),
  },
  {
    words:
      'each stop and target that you set, moved or removed after buying: from which price to which, on which days, when you wrote that down where it was later, by which action, whether that is further from the price, and the price per unit then,',
    fields: [
      ...['level', 'from', 'setOn', 'setWrittenOn', 'to', 'movedOn', 'writtenOn', 'movedBy'],
      ...['isFurtherFromThePrice', 'pricePerUnitThen'],
    ].map((field) => `movedLevels.${field}`),
  },
  { words: 'the splits of the share up to that day,', fields: ['splits'] },
  {
    words:
      'the action, the date and how many days ago, when it was written down where that was later, the confidence, the price per unit, its change since and the thesis (of those between the first and the last three its beginning) of the first and the last eleven earlier decisions on the same asset, and how many there are between,',
    fields: [
      ...[
        'action',
        'date',
        'daysBefore',
        'confidence',
        'pricePerUnit',
        'priceChangeUpToNow',
        'thesis',
        'writtenOn',
      ].map((field) => `earlierDecisions.${field}`),
      'earlierDecisionsLeftOut',
    ],
  },
  {
    words: 'what the share and SPY did since you bought or began to watch, by their closes on two days,',
    fields: ['fromCloseOf', 'untilCloseOf', 'share', 'market'].map((field) => `besideTheMarket.${field}`),
  },
  {
    words:
      'what critics said of the last four of those, which decision it was about, when it was written, and the question that the last one ended with,',
    fields: [
      ...['about', 'writtenOn', 'critique'].map((field) => `earlierCritiques.${field}`),
      ...['question', 'askedOn'].map((field) => `lastQuestion.${field}`),
    ],
  },
  {
    words:
      'up to three sentences of earlier theses of yours about other assets, where you write nearly the same: the sentence, the day (and the day decided, where that was earlier), which asset, the action, the confidence, and how its price has changed since, up to which day,',
    fields: ['passage', 'writtenOn', 'decidedOn', 'about', 'action', 'confidence', 'priceChangeSince', 'upTo'].map(
      (field) => `nearlyTheSameElsewhere.${field}`,
    ),
  },
  {
    words: 'what can be said of your other decisions in sum, where there are enough of them,',
    fields: ['otherDecisions'],
  },
  {
    words:
      'what the model itself had made of the claim before it was told your confidence (it had read your thesis, with what that may say of it), and how far apart the two are,',
    fields: ['claim', 'probability', 'pointsApart'].map((field) => `yourBlindReading.${field}`),
  },
  {
    words:
      'where whoever runs this Candor has set it up, figures that the company had filed with the SEC before you decided: which, for which period, their change on the year before, when they were filed and in which form,',
    fields: [
      'filings.company',
      ...['figure', 'period', 'value', 'changeOnYearBefore', 'filedOn', 'form'].map(
        (field) => `filings.figures.${field}`,
      ),
    ],
  },
  {
    words:
      'and likewise up to ten headlines about the company of the thirty days before (of a decision that you backdated, before its day): their words, who published them, on which day, and how many days before.',
    fields: ['publishedOn', 'daysBefore', 'publisher', 'title'].map((field) => `headlines.${field}`),
  },
]
