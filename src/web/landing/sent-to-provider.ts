/** One line of what leaves the server for an AI provider: in words, and the fields of the prompt that it stands for. */
type SentLine = { readonly words: string; readonly fields: readonly string[] }

/** Everything that a prompt holds. A test compares it with the fields of a whole prompt, so that none is left out. */
export const SENT_TO_PROVIDER: readonly SentLine[] = [
  { words: 'the ticker and the name of the company,', fields: ['ticker', 'company'] },
  {
    words: 'the action, its date, the price per unit, and when you bought,',
    fields: ['action', 'actionDate', 'pricePerUnit', 'purchaseDate'],
  },
  { words: 'your confidence and your thesis,', fields: ['confidence', 'thesis'] },
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
      'each stop and target that you set, moved or removed after buying: from which price to which, on which days, by which action, whether that is further from the price, and the price per unit then,',
    fields: ['level', 'from', 'setOn', 'to', 'movedOn', 'movedBy', 'isFurtherFromThePrice', 'pricePerUnitThen'].map(
      (field) => `movedLevels.${field}`,
    ),
  },
  { words: 'the splits of the share up to that day, and', fields: ['splits'] },
  {
    words:
      'the action, the date, the confidence, the price per unit and the thesis of up to twelve earlier decisions on the same asset.',
    fields: ['action', 'date', 'confidence', 'pricePerUnit', 'thesis'].map((field) => `earlierDecisions.${field}`),
  },
]
