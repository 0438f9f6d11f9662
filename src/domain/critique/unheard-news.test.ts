import { describe, expect, it } from 'vitest'
import { asked } from './built-in/request.fixture.ts'
import type { CritiqueRequest } from './critique.ts'
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
  ])('is found: %j', (sentence) => expect(unheardNews(`World events: ${sentence}`, request)).toEqual([sentence]))

  it.each([
    'Recent headlines report a contract for turbines.',
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
  ])('is not seen in %j', (sentence) => expect(unheardNews(`World events: ${sentence}`, request)).toEqual([]))

  it('is not looked for where what was given is in another language', () => {
    const german = { ...request, ...asked('Der Streik ist vorbei, und die Marge steigt wieder über 8 Prozent.') }
    expect(unheardNews('World events: Recent news of a strike weighs.', german)).toEqual([])
  })
})
