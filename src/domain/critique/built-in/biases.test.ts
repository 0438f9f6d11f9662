import { describe, expect, test } from 'vitest'
import { BIASES, findBiases } from './biases.ts'
import { asked, decided } from './request.fixture.ts'
import { countSentences } from './sentence-count.ts'
import { phrasesOf } from './wording.ts'

/** The names of the biases that a thesis shows, strongest first, with the words that are quoted. */
function biasesIn(thesis: string, facts: Parameters<typeof decided>[1] = {}): readonly string[] {
  return findBiases(asked(decided(thesis, facts))).map(({ says, quoted }) => {
    const bias = BIASES.find((each) =>
      each.says.some((way) => says === way.replace('{words}', quoted ?? '').replace('{ticker}', 'ACME')),
    )
    return `${bias?.name} ${quoted}`
  })
}

describe('the lexicon', () => {
  test('knows at least 14 biases by at least 80 phrases, each bias by its own name', () => {
    expect(BIASES.length).toBe(27)
    expect(new Set(BIASES.map(({ name }) => name)).size).toBe(27)
    expect(BIASES.flatMap(({ phrases }) => phrasesOf(phrases)).length).toBeGreaterThan(400)
  })

  test.each(BIASES)('says $name, and asks about it, in one sentence each', ({ says, asks }) => {
    for (const way of [...says, ...asks]) expect(countSentences(way)).toBe(1)
    for (const way of says) expect(way.split('{words}').length).toBe(2)
    expect(says.some((way) => !way.includes('words {words}'))).toBe(true)
  })
})

describe('a bias is known by its wording', () => {
  test.each([
    ["It can't lose at this price.", "false certainty “It can't lose at this price”"],
    ['It has to come back, I think.', 'false certainty “It has to come back”'],
    ['Frankly a no-brainer for me.', 'false certainty “Frankly a no-brainer for me”'],
    ["The market doesn't get the story.", "denial of the price “The market doesn't get the story”"],
    ['Short sellers push it down.', 'denial of the price “Short sellers push it down”'],
    ['This is the next Tesla.', 'narrative fallacy “This is the next Tesla”'],
    ['I knew it would fall.', 'hindsight “I knew it would fall”'],
    ["I can't see any downside here.", "confirmation bias “I can't see any downside here”"],
    ['My gut says buy.', 'overconfidence “My gut says buy”'],
    ['It is too far down to sell.', 'escalation of commitment “It is too far down to sell”'],
    ['I want to get my money back.', 'break-even thinking “I want to get my money back”'],
    ['I need to make it back this year.', 'getting even “I need to make it back this year”'],
    ['Due for a rebound.', "gambler's fallacy “Due for a rebound”"],
    ['It goes back to its high of 90 dollars.', 'anchoring “It goes back to its high of 90 dollars”'],
    ['It will definitely work.', 'emphasis “It will definitely work”'],
    ['Hopefully it works.', 'wishful thinking “Hopefully it works”'],
    ["I don't want to miss this one.", "fear of missing out “I don't want to miss this one”"],
    ['Everyone is buying shares.', 'herding “Everyone is buying shares”'],
    ['Trending on Reddit again.', 'herding “Trending on Reddit again”'],
    ['Analysts say it is fine.', 'borrowed authority “Analysts say it is fine”'],
    ['My friend owns some.', 'borrowed authority “My friend owns some”'],
    ['It keeps going up.', 'extrapolation “It keeps going up”'],
    ['I love the product.', 'affection “I love the product”'],
    ['A household name it is.', 'familiarity “A household name it is”'],
    ['I panicked, honestly.', 'panic “I panicked”'],
    ['Glad it’s over.', 'relief and regret “Glad it’s over”'],
    ['I get paid to hold it.', 'mental accounting “I get paid to hold it”'],
    ['Nothing has changed.', 'status quo bias “Nothing has changed”'],
    ['My cash is just sitting there.', 'action bias “My cash is just sitting there”'],
    ['Only $4 a share.', 'low-price illusion “Only $4 a share”'],
  ])('%s', (thesis, expected) => {
    expect(biasesIn(thesis)).toEqual([expected])
  })

  test.each(["It can't lose.", 'It can’t lose.', 'It cant lose.', "IT CAN'T LOSE.", "It can't  lose."])(
    'however it is typed: %s',
    (thesis) => expect(biasesIn(thesis)).toEqual([`false certainty “${thesis.slice(0, -1)}”`]),
  )
})

describe('a wording that means something else is left alone', () => {
  test.each([
    'This is not guaranteed at all.',
    "It isn't a sure thing by any means.",
    'Nothing is certain and I could lose everything.',
    'There is no guarantee of that.',
    "I'm not hoping for anything.",
    "I don't love the product.",
    'The momentums of two bodies.',
    'It is priced above the risk-free rate.',
    'The guaranteedness of it.',
  ])('%s', (thesis) => expect(biasesIn(thesis)).toEqual([]))

  test.each([
    ["I won't sell until I break even.", 'break-even thinking'],
    ['Not only is it guaranteed, it is soon.', 'false certainty'],
    ['I am not selling because it has to recover.', 'false certainty'],
    ['There is no doubt it has to recover.', 'false certainty'],
    ['It never paid, it is guaranteed.', 'false certainty'],
  ])('but not because a "not" stands elsewhere: %s', (thesis, name) => {
    expect(biasesIn(thesis)[0]).toContain(name)
  })

  test('a second wording counts when the first is turned around', () => {
    expect(biasesIn('It is not guaranteed. It is inevitable.')).toEqual(['false certainty “It is inevitable”'])
  })

  test("the company's own name is no crowd", () => {
    expect(findBiases(asked('Reddit sells more ads.', [], { companyName: 'Reddit, Inc.' }))).toEqual([])
  })
})

describe('the strongest comes first', () => {
  test('what takes the place of evidence before what colours it, then the order of the text', () => {
    expect(biasesIn("I love the product, hopefully it runs. It can't lose, and I don't want to miss it.")).toEqual([
      "false certainty “It can't lose”",
      "fear of missing out “I don't want to miss it”",
      'affection “I love the product”',
      'wishful thinking “hopefully it runs”',
    ])
  })

  test('in a sale, the reasons of a sale', () => {
    const thesis = 'Everyone is buying. I want to lock in gains for my taxes, what a relief.'
    expect(biasesIn(thesis, { action: 'Sell' })).toEqual([
      'disposition effect “I want to lock in gains for my taxes”',
      'a reason outside the company “I want to lock in gains for my taxes”',
      'relief and regret “what a relief”',
      'herding “Everyone is buying”',
    ])
    expect(biasesIn(thesis, { action: 'Hold' })).toEqual([
      'herding “Everyone is buying”',
      'relief and regret “what a relief”',
    ])
  })
})
