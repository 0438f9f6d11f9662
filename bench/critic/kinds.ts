/**
 * The closed list of what an expert may find in an entry. The built-in critic names one of these kinds for each of its sentences,
 * and the corpus judges it by them. There are six groups:
 * - `bias`: something in the words, or between the words and the confidence, that should make the person pause
 * - `course`: a fact of the ledger that appears only across several entries
 * - `credit`: something done well, named as plainly as a fault
 * - `recognised`: what kind of entry it is, so that nothing is demanded that does not belong to it
 * - `question`: the one question with which a critique may end
 * - `filler`: a sentence that is not about this entry, of which there should be few
 */
const KINDS = {
  bias: {
    'fear-of-missing-out': 'Buys because it runs away, or others are already in; the price may be gone tomorrow.',
    overconfidence: 'States in their own voice that the outcome is certain ("can only go up", "free money").',
    'confidence-beyond-evidence': 'A high number, and nothing in the words that would carry it.',
    'words-and-number-disagree':
      'The words are doubtful and the number is high, or the words are certain and the number is low.',
    'anchoring-to-cost': 'What they paid serves as a measure of what it is worth.',
    'anchoring-to-past-price':
      'A price of another day (a high, a round figure, "it was 300") serves as a measure of its worth.',
    'get-even': 'Means to hold until it is back at what they paid.',
    'loss-aversion': 'Does not sell because that would make the loss real, or would hurt.',
    disposition: 'Sells what has risen for no other reason than that it has risen.',
    confirmation: 'Takes only what supports them, or waves away what does not.',
    herd: 'The reason is that many others do it.',
    authority: 'The reason is who says so: an expert, a famous investor, a friend, a tip.',
    recency: 'Takes a short stretch of the past (a rally, two quarters) to go on by itself.',
    'sunk-cost': 'The time, work or money already put in is the reason to stay.',
    revenge: 'Wants to win back what this share, or the market, has taken from them.',
    'house-money': 'Takes more risk because it is "only" a gain that is at stake.',
    'gamblers-fallacy': 'Thinks it is due, because it went the other way so often.',
    familiarity: 'Takes knowing or using the product, or the place, for knowing the share.',
    attachment: 'Loves the company, or has tied who they are to it.',
    halo: 'One good trait (a leader, a product) stands for the whole of the business.',
    regret: 'Decides so as not to regret, or because an earlier chance was missed or sold too early.',
    'urge-to-act': 'Acts because of boredom, idle cash or the wish to do something.',
    'blames-others': 'Explains a loss by manipulation, short sellers, the media, and not by their own view.',
    hindsight: 'Says afterwards that they knew it.',
    lottery: 'A small stake in the hope of a very large and unlikely gain.',
    'low-price-as-cheap': 'Takes a low price of one share for cheap.',
    'fall-as-reason': 'That it has fallen much is the reason to buy it.',
    hope: 'What carries the decision is hope.',
    'story-without-figures': 'A story of a great future without any figure that could be checked.',
    'target-without-reason': 'A price that it will reach, and no reason why.',
    'too-little-said': 'Too few words to be held to anything.',
    'vague-horizon': 'A time that can never be over ("long term", "eventually", "soon").',
    'vague-falsifier': 'A condition to leave that nobody could ever see met ("if the story changes").',
    'size-too-large': 'Too much of what they own is in it.',
    'same-exposure': 'Their pay, their pension or their household depends on the same company already.',
    'sum-beside-terms': 'A figure that the other figures of the entry do not come to.',
    'yield-as-income': 'Means to live on a yield far above the market, or takes it for safe because it never failed.',
    'known-to-all': 'A move of a rate, an index or a raw material that everybody reads is the whole reason.',
    'not-public': 'Buys on what somebody inside has told, before it is published.',
    'borrowed-valuation': 'A value that somebody else has worked out is the reason.',
    'price-set-aside': 'Says that the price, or its multiple, does not matter.',
    'borrowed-money': 'Margin, a loan, a credit card.',
    'money-needed': 'Money that they need soon (rent, fees, a house) is at risk.',
    'pasted-news': 'The text is a report or press release, without a word of their own.',
    'expiry-before-event': 'The option ends before what it waits for is due.',
    'right-beside-view': 'A put that is bought by somebody who sees the share rise, or a call by one who sees it fall.',
    'exit-denied': 'Rules out that any price, figure or event would make them sell.',
    'stop-against-horizon': 'Means to hold for years, with a stop a few percent below the price.',
    'principle-broken': 'Goes against one of the rules that they wrote for themselves.',
  },
  course: {
    'surer-as-price-falls': 'The confidence rises while the price falls.',
    'surer-as-price-rises': 'The confidence rises with the price, and nothing else has been learned.',
    'stop-moved-away': 'A stop was moved further from the price, or removed.',
    'stop-left-out': 'A Buy leaves the stop out, in its own words, after a sale that spoke of one.',
    'stop-moved-away-again': 'It was moved away a second time or more.',
    'target-moved-away': 'A target that was reached, or nearly, was moved up.',
    'target-passed-and-kept': 'A target came, and nothing was sold then; also told at a later sale.',
    'line-moved-in-words': 'A line of an earlier entry is moved in the words of this one.',
    'own-price-raised': 'The price at which they would buy goes up with the share that they wait for.',
    'stop-broken-and-held': 'The stop was reached, and they held on.',
    'falsifier-broken-and-held':
      'Their own test came out against them, and they held on, bought more, or sold a part where they had written that they sell.',
    'test-beside': 'A test that stands, beside words of this entry on the same thing, without a verdict.',
    'test-left-open': 'The day or the figure of their own test is there, and the entry says nothing of it.',
    'new-reason-after-fall': 'After a fall stands a reason that the first thesis did not have.',
    'horizon-stretched': 'The time in which it should happen was lengthened.',
    'thesis-shrunk': 'What was argued at first has become a word or two.',
    'added-after-loss': 'Bought more within a week of a loss.',
    'added-below-cost': 'Bought more below what they paid, to make the average better.',
    'winner-sold-loser-kept': 'A winner sold for a reason that a loser was kept against.',
    'bought-back-higher': 'Sold, and bought again at a higher price.',
    'same-words-again': 'The same sentence as before, or as in another asset that went wrong.',
    echo: 'Nearly the same words about another asset before.',
    'echo-went-wrong': 'Nearly the same words about another asset before, which went wrong.',
    'gain-taken-past-stops': 'A gain taken while other positions are kept past stops of their own.',
    'stayed-past-stop': 'How the stops ended that were held through before.',
    'stops-kept': 'How many stops of their own they kept.',
    'last-at-confidence': 'How the last positions ended that they bought at this confidence.',
    'record-at-confidence': 'How their decisions at this confidence turned out.',
    'record-of-sales': 'Winners sold against losers sold.',
    'size-against-confidence': 'The size of what they bought against how sure they were.',
    'size-beside-others': 'The money of this purchase beside that of the first purchases before it.',
    'stop-beside-recorded': 'Writes of a stop at another price than the one that is recorded.',
    'size-called-small': 'Calls a position small that is larger than most of those they bought before.',
    'growth-beside-filed': 'A yearly growth that they count on, beside what the company has filed.',
    'bought-after-loss': 'Another asset sold at a loss in the week before this purchase.',
    'market-named': 'The market, named as what fell, beside what it did.',
  },
  credit: {
    'falsifier-given': 'Says in words that can be checked what would prove them wrong.',
    'rule-kept': 'Did what they had written they would do.',
    'principle-kept': 'Did what one of their own rules asks.',
    'stop-obeyed': 'The stop was reached, and they sold.',
    'target-obeyed': 'The target was reached, and they sold as planned.',
    'stop-moved-closer': 'A stop was moved nearer to the price.',
    'test-answered': 'Sets a figure or a fact that has come in against the test that they wrote.',
    'loss-taken-as-written': 'Sold at a loss because their own condition came true.',
    'confidence-lowered-on-bad-news': 'Bad news, and less sure than before.',
    'confidence-fits': 'The number fits what they know and what they say that they do not.',
    'error-admitted': 'Says plainly that they were wrong, and in what.',
    'names-own-bias': 'Names a weakness of their own that is at work.',
    'weighs-other-side': 'Says what speaks against it, and takes it seriously.',
    'own-judgement': 'Knows what others say, and does not take it for a reason.',
    'waits-for-own-price': 'Does not buy because its price is above what they would pay.',
    'stays-out': 'Stays out because they do not understand it, or know too little.',
    'size-limited': 'Says how little of what they own is in it, or what the most is that they can lose.',
    'figures-named': 'Names figures of the business that can be checked.',
    'events-named': 'Names an event of the world (a rate, a law, a trial, a date) on which it depends.',
    'horizon-given': 'Says until when it should happen.',
    'source-named': 'Says where a figure comes from.',
  },
  recognised: {
    'tax-sale': 'A sale for the tax year.',
    hedge: 'Taken to make up for another position.',
    'rebalancing-by-rule': 'Bought or sold so that a written share of the whole is kept.',
    'index-plan': 'A fund bought by plan, whatever its price.',
    'sale-for-need': 'Sold because the money is needed elsewhere.',
    'employer-shares': 'Shares that came from an employer.',
    'income-plan': 'Held for its dividend.',
    'option-terms': 'Says what the terms of the option mean: break-even, what can be lost, how long it has.',
    'not-english': 'The text is in another language than English; what needs no language is read.',
  },
  question: {
    'ask-what-would-prove-wrong': 'What would you have to see to know that you are wrong?',
    'ask-what-would-move': 'What would have to happen for your confidence to fall, or to rise?',
    'ask-what-if-market-falls': 'What would you do if the whole market fell, and this with it?',
    'ask-for-source': 'Where does this come from?',
    'ask-for-figure': 'Which figure would show it?',
    'ask-for-horizon': 'By when?',
    'ask-for-exit': 'At which price or on which day do you leave?',
    'ask-for-size': 'How much of what you own is this?',
    'ask-what-changed': 'What has changed since the entry before?',
    'ask-whether-test-happened': 'Your own test was due: did it happen?',
    'ask-would-buy-today': 'Would you buy it today, at this price, if you had none?',
    'ask-other-side': 'Who sells it to you, and what do they see?',
    'ask-why-now': 'Why now, and not in a month?',
    'ask-what-price-assumes': 'What does its price already assume?',
    'ask-for-own-words': 'What do you think of it yourself?',
    'ask-for-event': 'Which event, and when?',
    'ask-when-needed': 'When do you need this money?',
    'ask-what-it-protects': 'What does it protect, and how much of it?',
    'ask-for-own-price': 'At which price would you buy?',
  },
  filler: {
    'standing-words':
      'Where there is nothing else to say: what the entry will be read against, or what the critic cannot know.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Groups = typeof KINDS
type KindGroup = keyof Groups
export type Kind = { [G in KindGroup]: keyof Groups[G] & string }[KindGroup]
export type Question = keyof Groups['question']

/**
 * Kinds that are facts about the text or the ledger. The expert lists each of them wherever it is true, so it counts as false for
 * any other entry, even if it is not in `mustNot`.
 */
const FALSE_UNLESS_LISTED: readonly Kind[] = [
  'falsifier-given',
  'pasted-news',
  'not-english',
  'tax-sale',
  'hedge',
  'rebalancing-by-rule',
  'index-plan',
  'sale-for-need',
  'employer-shares',
  'borrowed-money',
  'money-needed',
  'expiry-before-event',
  'right-beside-view',
  'sum-beside-terms',
  'stop-obeyed',
  'target-obeyed',
  'stop-moved-away',
  'stop-moved-away-again',
  'stop-moved-closer',
  'target-moved-away',
  'target-passed-and-kept',
  'line-moved-in-words',
  'stop-broken-and-held',
  'falsifier-broken-and-held',
  'loss-taken-as-written',
  'surer-as-price-falls',
  'surer-as-price-rises',
  'new-reason-after-fall',
  'added-after-loss',
  'added-below-cost',
  'bought-back-higher',
  'winner-sold-loser-kept',
  'test-answered',
  'test-left-open',
  'principle-broken',
  'principle-kept',
]

/** Biases about which two experts may disagree. They are false only if the expert of the case says so. */
const MATTERS_OF_OPINION: readonly Kind[] = [
  'confidence-beyond-evidence',
  'story-without-figures',
  'target-without-reason',
  'too-little-said',
  'vague-horizon',
  'vague-falsifier',
  'exit-denied',
  'stop-against-horizon',
]

/** Similar biases. If the expert names one, another one in the same row is no false accusation. */
const NEIGHBOURS: readonly (readonly Kind[])[] = [
  ['get-even', 'anchoring-to-cost', 'loss-aversion', 'sunk-cost'],
  ['get-even', 'revenge'],
  ['fear-of-missing-out', 'regret', 'herd', 'urge-to-act', 'recency'],
  ['herd', 'authority'],
  ['authority', 'halo'],
  ['authority', 'borrowed-valuation', 'not-public'],
  ['overconfidence', 'price-set-aside', 'halo', 'fear-of-missing-out'],
  ['attachment', 'familiarity', 'halo'],
  ['overconfidence', 'confirmation', 'blames-others', 'hindsight'],
  ['fall-as-reason', 'gamblers-fallacy', 'low-price-as-cheap', 'anchoring-to-past-price', 'hope'],
  ['house-money', 'lottery'],
  ['recency', 'known-to-all', 'overconfidence'],
  ['size-too-large', 'same-exposure'],
  ['disposition', 'regret'],
]

/** Whether a kind is a false accusation if the expert lists only these kinds. A bias that only the critic sees is one. */
export function isFalseBeside(kind: Kind, listed: readonly Kind[]): boolean {
  if (listed.includes(kind)) return false
  if (FALSE_UNLESS_LISTED.includes(kind)) return true
  if (!(kind in KINDS.bias) || MATTERS_OF_OPINION.includes(kind)) return false
  return !NEIGHBOURS.some((row) => row.includes(kind) && row.some((near) => listed.includes(near)))
}
