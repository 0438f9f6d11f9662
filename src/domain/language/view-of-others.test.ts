import { expect, test } from 'vitest'
import { viewsOfOthers } from './view-of-others.ts'

const told = (text: string): readonly string[] =>
  viewsOfOthers(text).map(({ from, to, by }) => `${by}: ${text.slice(from, to)}`)

test.each([
  [
    'Order intake is up. Everybody at the plant thinks it can only rise.',
    'group: Everybody at the plant thinks it can only rise',
  ],
  ['Half of my street is convinced they will double.', 'group: Half of my street is convinced they will double'],
  [
    'All my colleagues keep telling me that it is a no-brainer.',
    'group: All my colleagues keep telling me that it is a no-brainer',
  ],
  ['The whole family says this is the next Tesla, so in I go.', 'group: The whole family says this is the next Tesla'],
  [
    'A guy at the gym, who sells them, swears that they are sold out until May.',
    'person: A guy at the gym, who sells them, swears that they are sold out until May',
  ],
  [
    'Rates are high and my father-in-law says the stock is going to go up.',
    'person: my father-in-law says the stock is going to go up',
  ],
  ["My boss told me it can't fail. His last two picks doubled.", "person: My boss told me it can't fail"],
  ['My nephew told me it cannot fail.', 'person: My nephew told me it cannot fail'],
  // What the writer answers is yes.
  [
    'Everyone at the depot says it only goes up. I told them I am in.',
    'group: Everyone at the depot says it only goes up',
  ],
  ['My cousin swears it will double. I let him talk me into it.', 'person: My cousin swears it will double'],
  [
    'Half my choir is sure that it will triple. I nodded and bought.',
    'group: Half my choir is sure that it will triple',
  ],
])('%s', (text, view) => expect(told(text)).toEqual([view]))

test.each([
  // Nothing of the share, or nothing that speaks for it.
  'Everyone at work says that the canteen is good.',
  'My dentist thinks it is too late for this one.',
  'Everybody says it will crash.',
  'My brother says it will not double.',
  // Judged, denied or left to them by the writer.
  'My boss says it will double, but he has said so since 2019.',
  'Everyone I know says that it goes up. I disagree.',
  'Everyone I know says that it goes up. That is usually the top.',
  'My neighbour thinks it is a sure thing; I looked at the debt instead.',
  'I do not listen to forums. All my friends say that it will triple.',
  'Not everyone here thinks it will double.',
  // Disowned by what came of it before.
  "A mate at uni reckons it's a no-brainer; he reckoned that about Peloton.",
  'Everyone at work thinks it will double. They said the same of Nikola.',
  'My uncle swears it is a sure thing. His last tip halved.',
  'My dentist swears it is a sure thing. Same guy who swore by Wirecard.',
  'My brother says it will double, so I did the opposite.',
  // Answered, or left to them.
  'People at my allotment keep saying it will double; I have told them what I think of that.',
  'Everyone at the depot says it only goes up. I nod and change the subject.',
  'Half my choir is sure that it will triple. I let them talk.',
  'My cousin swears it will double. That is his business.',
  'All my friends say it will explode. None of it went into the figures below.',
  'Everybody on my shift thinks it goes up. I muted the group.',
  // Of another time, asked, supposed, quoted.
  'Back in 2021 everyone said it only goes up.',
  'Does my broker think it will double?',
  'If everybody thinks it goes up I should be careful.',
  '"Everyone knows it only goes up," as they say.',
])('nothing: %s', (text) => expect(told(text)).toEqual([]))
