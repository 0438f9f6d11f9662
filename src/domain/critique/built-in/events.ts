/** Something in the world outside the company that a thesis can hang on. */
export type WorldEvent = {
  /** Phrases as `wording` reads them, and those that count in capitals only. */
  readonly phrases: string
  readonly byCase?: string
  /** Completes "if ...": the case that the thesis did not write. */
  readonly otherwise: string
}

export const EVENTS: readonly WorldEvent[] = [
  {
    phrases: `
      interest rates? | rate (cut|hike|rise|increase|decision)s? |
      (cut|cuts|cutting|raise|raises|raising|hike|lower|lowers|lowering) (interest )?rates |
      (higher|lower|falling|rising|high|low) rates | the fed | federal reserve | powell | fomc | ecb |
      central banks? | treasury yields? | bond yields? | treasuries | quantitative (easing|tightening)`,
    byCase: 'Fed | QE',
    otherwise: 'rates move the other way, or don’t move at all',
  },
  {
    phrases: 'inflation(ary)? | cpi | deflation | stagflation | cost of living',
    otherwise: 'prices in the economy do the opposite of what you expect',
  },
  {
    phrases: `
      recessions? | depression | economic (slowdown|downturn|crisis|growth) | the economy | slowdown | downturn |
      (soft|hard) landing | gdp | unemployment | consumer (spending|confidence) | financial crisis | bear market |
      bull market | market crash | credit crunch`,
    otherwise: 'the economy turns out otherwise for a year or two',
  },
  {
    phrases: `
      elections? | elected | midterms? | president | congress | senate | government (shutdown|spending|contracts?) |
      white house | trump | biden | administration | republicans? | democrats? | politic(s|al) | stimulus |
      subsid(y|ies) | budget deficit`,
    otherwise: 'politics goes the other way',
  },
  {
    phrases: `
      tariffs? | trade (war|deal|policy|tensions) | sanctions? | export (controls?|bans?|restrictions?) |
      import dut(y|ies) | protectionism | customs`,
    otherwise: 'the terms of trade turn against you',
  },
  {
    phrases: `
      (?<!(price|bidding|talent|star) )wars?(?! chest) | invasion | invad(e|es|ed) | ceasefire | peace (deal|talks) |
      ukrain(e|ian) | russia(n)? | israel | iran | gaza | middle east | taiwan | north korea | geopolitic(s|al) |
      military | defen[cs]e (spending|budget) | nato | terror(ism|ist)?`,
    otherwise: 'the conflict ends, spreads, or lasts far longer',
  },
  {
    phrases: `
      regulat(ion|ions|ors?|ory) | deregulation | antitrust | anti~trust | approval | legislation |
      (new|privacy|tax) laws? | (get|gets|be|is|was) (banned|legalized|legalised) | legali[sz]ation |
      tax (cuts?|reform|hike)`,
    byCase: 'SEC | FDA | DOJ | FTC | EPA | IRS',
    otherwise: 'the authorities decide the other way, or only much later',
  },
  {
    phrases: `
      lawsuits? | litigation | sued | suing | court | settlement | class action |
      patents?( (expiry|cliff|case|expires))? | verdict | investigation | fraud | probe`,
    otherwise: 'the case is lost, or drags on',
  },
  {
    phrases: `
      earnings (date|day|call|report|season|release|announcement) | (before|after|next|until|into) earnings |
      quarterly (report|results) | q[1-4] (results|earnings|report|numbers) | next report | reports? earnings |
      guidance | (earnings|next) (beat|surprise) | beat (earnings|estimates|expectations)`,
    otherwise: 'the report says the opposite, or says nothing to the point',
  },
  {
    phrases: `
      competit(ion|ors?|ive pressure) | rivals? | new entrants? | price war | losing share |
      market share (loss|losses) | copycats?`,
    otherwise: 'the rivals do better, or cheaper, than you expect',
  },
  {
    phrases: `
      artificial intelligence | machine learning | chat~gpt | openai | generative | llms? | data~cent(er|re)s? |
      gpus? | chatbots? | robots? | automation | self~driving | robotaxis?`,
    byCase: 'AI | AGI',
    otherwise: 'that technology pays somebody else, or pays later than the price assumes',
  },
  {
    phrases: `
      supply~chains? | shortages? | suppliers? | chip (supply|shortage) | semiconductor (cycle|supply|shortage) |
      bottlenecks? | freight | (workers|labou?r|dock) strikes? | labou?r (shortage|costs|market|unions?)`,
    otherwise: 'supply is tight, or ample, for longer than you expect',
  },
  {
    phrases: `
      oil (price|prices|demand|supply|market|shock) | crude( oil)? | price of oil | oil | opec |
      (natural )?gas prices | energy (prices|crisis|transition) | commodit(y|ies) | gold price | price of gold |
      copper | lithium | uranium | electricity`,
    otherwise: 'that price moves against you for a year',
  },
  {
    phrases: `
      (strong|weak|stronger|weaker|rising|falling) (us )?dollar | the dollar | currenc(y|ies) | exchange rates? |
      foreign exchange | devaluation | the (yen|euro|yuan|pound)`,
    byCase: 'FX',
    otherwise: 'the exchange rate goes the other way',
  },
  {
    phrases: `
      china | chinese | beijing | hong kong | evergrande | ccp | xi jinping | emerging markets?`,
    otherwise: 'that country buys less, allows less, or makes it itself',
  },
  {
    phrases: 'covid(~19)? | pandemics? | virus | lockdowns? | vaccines? | outbreak | reopening',
    otherwise: 'that passes sooner, or comes back later, than you think',
  },
  {
    phrases: `
      climate( change)? | hurricanes? | drought | wildfires? | weather(?! (the|this|any)) | green (energy|deal) |
      carbon (tax|price) | net zero`,
    otherwise: 'the weather, or the rules about it, turn the other way',
  },
  {
    phrases: `
      mergers? | acquisitions? | (be|is|gets|was) acquired | takeovers? | buy~out | spin~off | bought out |
      takeover (target|bid) | ipo | stock split | index inclusion `,
    otherwise: 'the deal, or the change, never comes',
  },
  {
    phrases: 'bitcoin | crypto(currency|currencies)? | ethereum | halving | stablecoins?',
    otherwise: 'that market halves while you hold',
  },
  {
    phrases: `
      (new|next|interim) (ceo|cfo|chief executive|management|leadership|chairman) |
      (ceo|cfo|founder|management) (left|leaves|leaving|steps down|stepping down|change|resigns|retires) | activist( investors?)?`,
    otherwise: 'the people at the top leave, or do no better than those before',
  },
]
