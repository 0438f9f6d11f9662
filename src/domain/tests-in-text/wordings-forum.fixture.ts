/** Tests in the words of forums and short messages, and what looks like one and is none. */
export const WORDINGS_FORUM: readonly string[] = [
  'PT 180, SL 150',
  'SL 52, no moving it.',
  'Unless the FAA says no to 42, I stay.',
  'Kill criterion before I even start: Azure constant currency growth under 30%.',
  "If China is still falling double digits after the May quarter then the turnaround isn't one.",
  'I cut half if DRAM contract prices fall m/m.',
  'If churn tops 3% I head for the hills.',
  "If churn tops 3%, I'm calling my broker.",
  'If comps turn negative, the story changes completely.',
  'I need NRR to hold above 120, anything under and the premium has no reason.',
  'if they miss on ARR again I take my chips',
  'My line: nights growth above 5.',
  "My thesis rests on nights growth above 5. Below that for two prints it's a travel agency.",
  'Give him 6 quarters: transactions must be positive by Q2, else I was buying a haircut and a resume.',
]

export const TRAPS_FORUM: readonly string[] = [
  'If margins fall, the case gets cheaper.',
  "If it falls below 50, the dividend isn't at risk.",
  'If the price falls, I collect more shares with the dividend.',
  'If growth slows to 5%, I still make 8% a year.',
  "If they cut guidance, I'd expect the stock to drop.",
  'If they fail, I have a plan B.',
  "If tariffs stay I'm early, if they go I'm right.",
  'If this is the bottom I get rich.',
  'I need 15% a year to double my money.',
]
