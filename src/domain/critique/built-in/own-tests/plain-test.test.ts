import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

/** What is said of tests, but for words that only stand again. */
const kept = (thesis: string): string =>
  readBuiltIn(asked(decided(thesis, { action: 'Buy', price: '100' })))
    .sentences.filter(({ kind, text }) => kind === 'falsifier-given' && !/read(?:ing)? again/.test(text))
    .map(({ text }) => text)
    .join(' ')

const inText = (words: string): string => `Sales grew 9% last year. ${words} Price is 14 times earnings.`

describe('a test of one’s own', () => {
  test.each([
    'If organic growth comes in under 4% for two quarters, I sell the lot.',
    'Should net debt pass 3.5x, I am out.',
    'I sell if the dividend is cut.',
    'Wrong if: churn above 2.5% in any quarter.',
    'Exit: combined ratio over 100 for a full year.',
    'Out under 41.',
    'When the founder leaves, I leave.',
    'Once capacity utilisation falls below 75% my thesis is dead.',
    "Gross margin below 38% and I'm gone.",
    "I'd sell half if the Brazil unit loses money again.",
    'If they issue more than 5% new shares I cut the position in half.',
    'I will exit within a week if the FDA sends a second complete response letter.',
    'If same-store sales are negative twice running, then I was wrong about the brand.',
    'Sell rule: backlog down more than 10% year on year.',
    "Unless the refinancing is signed by 30 June, I'm out.",
    "If the Kansas plant isn't running by October, I misjudged them and I sell.",
    'I reduce to half when the order book falls under 9bn.',
    "As soon as they stop reporting subscribers I'm out.",
    'If occupancy slips under 85% the thesis is broken.',
    'What would prove me wrong: unit sales down for three quarters.',
    'What would tell me I am mistaken: an operating ratio of 97 or worse in 2026.',
    'The number that tells me I was wrong: vacancy of 9% or more.',
    'As soon as the founder is off the board I exit.',
    'As soon as the founder is off the board I hand in my ticket.',
    'One airworthiness directive on the blades and I head for the hills.',
    'A failure of Blenrep in the American market would take away the part that I pay for.',
    'Ten-year over 4.6 on a closing basis and I sell next morning.',
    'No launch attempt by 30 September, and I am out.',
    'Comparable sales have to be positive by June, else I leave.',
    'Two quarters of shrinking deposits and I sell everything.',
  ])('is praised where it says when and what: %s', (words) => expect(kept(inText(words))).not.toBe(''))

  test.each([
    'If the margin ever falls below 20%, my brother-in-law says, I should sell, but he sells everything.',
    'Even if sales drop below 5bn I sell nothing.',
    "If it falls 20% I'll sell my car and buy more.",
    "I'd be out of my mind if I sold below 100.",
    'When the kids finish school in June I sell.',
    'If hell freezes over I sell.',
    'What would tell him he is mistaken: an operating ratio of 97.',
    'My wife says: if it drops under 80, sell.',
    "If I get the promotion, I'm out of here.",
    'Should I ever sell, shoot me.',
    'If churn rises above 3% I hold my nose and keep it.',
    'Once bitten, twice shy, so I cut it in three tranches.',
    'If revenue falls under 2bn the CEO is out.',
    'If volumes drop 10% they close the plant.',
    'If the Fed cuts below 3% I cut my mortgage.',
    'I was wrong about them in 2019 when growth was under 5%.',
    "Last year, if it fell below 50, I sold; this year I'm calmer.",
    "If it doubles I'm out and on a boat.",
    "The textbook: sell if it closes below the 200-day line. I don't own the textbook.",
    'What if margins fall below 30%? Then I am wrong, I suppose.',
    'If rates rise above 6% the whole sector is dead, that much I know.',
    'If only I had sold when it was above 60.',
    "I can't promise that I sell if it falls below 40.",
    'Nobody could make me sell if growth is under 10%.',
    'If anyone tells me again it goes under 30 I leave the room.',
    'Below 30 I leave the table, that is poker.',
    "If they miss by more than 5% I'm done explaining it to my husband.",
    'Out: the old CEO. In: a new one with 20% growth.',
    'Wrong: everyone who said margins would be below 10%.',
    'Exit polls: above 52% for the incumbents.',
    'If it is under 20% I might sell, or not.',
    'If this drops 30% I quit smoking.',
    'I would have sold if the dividend had been cut.',
    "If I'm wrong I'm wrong.",
    "Stop if you've heard this one: revenue up 30%.",
    'If it goes to zero it goes to zero.',
    "When it's back above what I paid I'm gone.",
    'I sell when it hits 500.',
    'If sales fall for two quarters in a row, I double down and sell the bonds.',
    "They said they'd exit Russia if volumes fell below 3%.",
    'The company will sell the unit if margin stays under 8%.',
    'If they sell the unit below 2bn I am disappointed but I stay.',
    'If NVDA falls under 100, AMD is gone too.',
    'Gone are the days when margins were under 20%.',
    "If you can't hold through a fall of 50% you should sell.",
    'People sell if earnings miss by 3%; I buy.',
    'If it closes below 90 the chartists are out.',
    'My rule used to be: under 90, out. I gave it up.',
    "If the drug fails I'm wrong, obviously, but everyone is.",
    "No stop, if it falls 40% so be it, I don't sell.",
    'If we get a recession, out come the coupons.',
    'Unless margins collapse below 5% I see no reason to sell.',
    'Not that I would sell if they cut the dividend.',
    'If the price drops to 60 I sell a put on it.',
    'The thesis is dead if you ask the forum.',
    'I sleep well: if Brent falls under 50, so does my heating bill.',
    'If growth stays under 8% then I will have been early, not wrong.',
    'When traffic is under 2% analysts cut their targets.',
    "If it breaks 45, stops get run and then it is over, and that's where I buy.",
    'Should sales fall below 1bn the bank takes the keys.',
    'I trade this on paper only: if it falls under 70 I sell.',
    'If the test fails, I learned something for 380 dollars.',
    'One more call with him and I look like a fool in front of the club.',
    'If the court says no, they appeal, and then it takes two years and I have time.',
    'I stay unless the backlog shrinks.',
    'One good print and I am done with the warehouse.',
    'The spin-off is the trigger.',
    'What if they cut the dividend? Then I was wrong and I sell.',
    'More than 300,000 in a quarter would be worse than I think it can get. Then I stop.',
    'That number is the whole thesis. Four, and it was a consumer lender with an app.',
    'Rates need to get to 6 by spring. If not I am early and would rather be in cash.',
    'Two weeks, then out.',
    'Nobody can tell me that it is not cheap, unless cash flow falls, and it has not: 6.8bn. I am not wrong until it falls below 6bn, or branded growth goes to zero.',
    'I hold it three months max.',
    "One contract, $410, that's the stake and it's gone the minute I pay it as far as I'm concerned.",
    'The premium is paid and it is gone the moment the order fills.',
    "If it's worth 1,200 before the clocks go back I take it.",
    'If leverage passes 4x I sell, he writes in his letter.',
  ])('is not where a part of it is missing, denied, another’s or of something else: %s', (words) =>
    expect(kept(inText(words))).toBe(''),
  )

  test('only stands again where its words do not say it in a strict form', () => {
    const said = readBuiltIn(asked(decided(inText('Two weeks, then out.'), { action: 'Buy', price: '100' }))).sentences
    expect(said.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/read(?:ing)? again.*“Two weeks, then out”/),
    )
  })

  test.each([
    'If the drug fails I sell, said the newsletter.',
    "Once the merger closes I'm done with the paperwork.",
    "3 puts @85 so a crash b4 lockup ends doesn't wreck me.",
    'One headline and we are at 20.',
    'How was I wrong, with 40% growth? Tell me.',
  ])('does not even stand again where it is another’s, of something else, or no act: %s', (words) => {
    const sentences = readBuiltIn(asked(decided(inText(words), { action: 'Buy', price: '100' }))).sentences
    expect(sentences.map(({ kind }) => kind)).not.toContain('falsifier-given')
  })

  test('has its outer condition', () =>
    expect(
      kept('If the board rejects, I keep it only if operating ratio is below 60, else sell the day after.'),
    ).toContain('“If the board rejects, I keep it'))

  test('stands before a looser one that comes first', () =>
    expect(
      kept('The spin-off is the trigger, the vote is in May. When orders fall under 4.5bn for a quarter, I sell.'),
    ).toContain('“When orders fall under 4.5bn for a quarter, I sell”'))

  test('under a label is quoted without what stands before that', () =>
    expect(
      kept('What I believe: deposits mean machines. What would show me wrong: gross margin there under 38 per cent.'),
    ).toContain(': “What would show me wrong: gross margin there under 38 per cent”.'))

  test('in a list stands under its label', () => {
    expect(kept('Orders grew 9%.\nWrong if:\n- orders fall 10%\n- the margin is under 20%')).toContain(
      'orders fall 10%',
    )
    expect(kept('Orders grew 9%.\nWhat I like:\n- orders up 10%\n- the margin is over 20%')).toBe('')
  })

  test('with a hyphen at its head is quoted with it', () =>
    expect(kept('It is all rates. Ten-year over 4.6 on a closing basis and I sell next morning.')).toContain(
      '“Ten-year over 4.6 on a closing basis and I sell next morning”',
    ))
})
