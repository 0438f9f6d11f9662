import type { StoryCalendar, StoryPrinciple } from './story.ts'

/** What the writer of the sample journal resolved, mostly on the day after. */
export const principles = ({ at }: StoryCalendar): readonly StoryPrinciple[] => [
  {
    wordings: [
      {
        at: at(350, '16:02:17'),
        text: 'Before every purchase: one sentence with a number that would prove me wrong, and a stop. When one of them comes, I sell.',
      },
    ],
    retiredAt: null,
  },
  {
    wordings: [{ at: at(328, '17:45:30'), text: 'Buy what I use every day and understand.' }],
    retiredAt: at(66, '19:33:58'),
  },
  {
    wordings: [
      { at: at(279, '20:12:09'), text: 'Never sell on a red day.' },
      {
        at: at(193, '18:30:41'),
        text: 'Never sell within 48 hours of a headline. After that, only for a reason that is in my thesis.',
      },
    ],
    retiredAt: null,
  },
  {
    wordings: [
      {
        at: at(107, '15:50:25'),
        text: 'Nothing that I haven’t read the annual report of. What I buy without that is a lottery ticket: 2% at most, and no adding.',
      },
    ],
    retiredAt: null,
  },
]
