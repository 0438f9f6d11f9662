import { describe, expect, it } from 'vitest'
import { asked } from '../built-in/request.fixture.ts'
import type { CritiqueRequest } from '../critique.ts'
import { unfoundNews } from './named-news.ts'
import { unheardNews } from './unheard-news.ts'

const request: CritiqueRequest = {
  ...asked('The recall of pumps is over and margins should rise.'),
  headlines: [
    {
      title: 'Acme wins a contract for turbines in Norway',
      publisher: 'Acme Wire',
      url: 'https://r.test/1',
      publishedAt: '2026-06-04T10:00:00.000Z',
    },
  ],
}

describe('news of which nothing was given', () => {
  it('is found as the issue tells it', () => {
    const plain = { ...request, ...asked('Margins should rise.') }
    const sentence = 'Two days before you wrote, Acme recalled its main product and its CFO resigned.'
    expect(unheardNews(`World events: ${sentence}`, plain)).toEqual([sentence])
  })

  it('is found beside a headline of another language', () => {
    const [given] = request.headlines ?? []
    const title = '公司宣布将在下个季度大幅扩张其在亚洲的数据中心业务并且将与多家合作伙伴签署长期协议'.repeat(4)
    const headlines = given ? [given, { ...given, title, publisher: 'A Wire' }] : []
    const sentences = ['The finance chief resigned yesterday.', 'Acme Wire told of a fraud at its supplier.']
    expect(unheardNews(`World events: ${sentences[0]}`, { ...request, headlines })).toEqual([sentences[0]])
    expect(unfoundNews(`World events: ${sentences[1]}`, { ...request, headlines })).toEqual([sentences[1]])
  })

  it.each([
    'Recent news of a strike weighs on the sector.',
    'Recent headlines suggest a takeover.',
    'According to press reports, the chief executive leaves.',
    'The media reported a fraud at its supplier.',
    'News broke of a new tariff on steel.',
    'A competitor announced a cheaper product last week.',
    'Last week, the regulator approved a rival drug.',
    'The finance chief resigned yesterday.',
    'It was sued this week by its largest customer.',
    'Two days before you wrote, Acme sued its main supplier.',
    'Acme sued its main supplier two days before you wrote.',
    'The CEO resigned on Monday.',
    'It just lost its biggest customer.',
    'Acme has just lost its biggest customer.',
    'A week before your Buy, the company cut its dividend.',
    'On Tuesday, the regulator rejected its drug.',
    'Three days before you bought, its CFO resigned.',
    'A headline says that the chief executive resigns.',
    'One of the headlines tells of a takeover in Japan.',
    'The news of Nov 12 tells of layoffs.',
    'It lost its largest client in October.',
    'The ministry banned its servers this year.',
  ])('is found: %j', (sentence) => expect(unheardNews(`World events: ${sentence}`, request)).toEqual([sentence]))

  it.each([
    'Recent headlines report a contract for turbines.',
    'One headline tells of a deal for turbines.',
    'The headline says that it wins orders in the north.',
    'A headline says that pumps were withdrawn.',
    'No headline says that its chief executive resigns.',
    'It lost its largest client in October 2021.',
    'A contract for Norwegian turbines was announced this week.',
    'According to the press, the recall of pumps ends.',
    'You write of recent news of a strike.',
    'No recent headlines about it were given.',
    'I know of no recent news about a strike.',
    'What would recent news of a strike change?',
    'If news broke of a tariff, would you sell?',
    'Recent news of a strike would change that.',
    'The Fed met on Sep 18, 2024, and rates fell.',
    'Rates may rise this month.',
    'The price fell last week.',
    'The latest report that it filed shows 4%.',
    'You announced last week that you would sell.',
    'News is not a thesis.',
    'Elections come in November.',
    'Two days before you wrote, the price fell.',
    'Two days before you wrote, you sold half.',
    'Two days before you wrote, Acme won a contract for turbines.',
    'If the CEO resigned on Monday, would you sell?',
    'Would it matter if it just lost its biggest customer?',
    'The board meets on Monday.',
    'The CEO resigned on Monday, June 3, 2019.',
    'The CEO resigned in 2019.',
    'You just lost money on it.',
    'It lost its biggest customer in 2021.',
    'You bought a week before you wrote this.',
    'Nobody told you that its CEO resigned on Monday.',
    'I do not know whether the company cut its dividend a week before your Buy.',
    'You write that the CEO resigned on Monday.',
    'The price just lost its gains of the week.',
    'A stop lost is a rule lost.',
  ])('is not seen in %j', (sentence) => expect(unheardNews(`World events: ${sentence}`, request)).toEqual([]))

  it.each([
    ['Acme finance chief steps down', 'The CFO resigned on Monday.'],
    ['Acme boss quits', 'Two days before you wrote, the CEO resigned.'],
    ['Acme withdraws heaters over fire risk', 'Acme recalled a product last week.'],
    ['Globex ends its contract with Acme', 'It just lost its biggest customer.'],
    ['Acme dividend halved', 'A week before your Buy, the company cut its payout.'],
  ])('is not seen where a headline tells it in other words: %j', (title, sentence) => {
    const [headline] = request.headlines ?? []
    const told = { ...request, headlines: headline ? [{ ...headline, title }] : [] }
    expect(unheardNews(`World events: ${sentence}`, told)).toEqual([])
    expect(unheardNews(`World events: ${sentence}`, { ...request, ...asked('Margins should rise.') })).toHaveLength(1)
  })

  it('is not looked for where what was given is in another language', () => {
    const german = { ...request, ...asked('Der Streik ist vorbei, und die Marge steigt wieder über 8 Prozent.') }
    expect(unheardNews('World events: Recent news of a strike weighs.', german)).toEqual([])
  })
})
