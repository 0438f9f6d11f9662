import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  'I coach hockey and when the puck drops I am gone.',
  'I referee handball at weekends, and when the whistle goes we are done.',
  'When the kitchen closes at ten I am done, and then I read filings.',
  'If the doctor says it is serious, everything goes.',
  'i drive a bus, when my shift ends im out of there',
  'Three of us on the ward wear their shoes and when the shift is over we all limp less.',
  'I sell ice cream in Brighton; if it rains on a Saturday, half of it goes in the bin.',
  'I keep a cheese stall and when the market closes at two we are sold out.',
  'If my back goes again I am done with the warehouse.',
])('a condition of a pitch, a kitchen or a doctor is of no company: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'My father held it for thirty years and when he died my mother was out of it within a week.',
  'I was wrong about the train, and when it left I stood there with two suitcases.',
  'If my own two sell it the day I am gone, that is their affair.',
  'No more than 40 dollars, I told myself at the auction, and was out at 45.',
  'I dropped out of college once and I can drop out of this.',
  "I'm wrong half the time with horses, so why not here.",
])('what has been, or comes after its writer, is no line of theirs: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'Subscription is void if payment is not received by 12 May.',
  'The tender shall be deemed withdrawn unless it is confirmed by March.',
  'Done at 62.40, commission 5.',
  'Butcher for thirty years, and not one share of a meat packer do I own.',
])('an order that ends, or is filled, ends no holding: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'At 25 times earnings I am not in, at 14 times I am.',
  "At 25 times I'm not in.",
  'Small flip, out on Friday at 107, easy.',
  'Out at 155 next week and then rum on the beach!',
  'Needs +14 % to be even.',
  'If you ask my daughter, the thing is dead without an app.',
  'How low can it go? Three quarters of a dollar and that is the end of it.',
  'A bear would say the story is dead once rates fall below 2%.',
])('what is hoped, feared at most or said by others goes against nothing: %s', (text) =>
  expect(tests(text)).toEqual([]),
)

test.each([
  'I drive a truck for them, and when they cut the night runs I sell.',
  'I keep bees, and if the merger fails I sell.',
  'If growth is below 5% I am not in.',
  'When the loss ratio stands at 120 I am out at 110 next day.',
  'It needs 14% growth to be worth it, or I sell.',
  'I teach there, and once enrolment is under 4,000 I am out.',
  'If the doctors stop prescribing the drug I am gone.',
  'When the founder leaves I am gone.',
  'If the lease is not renewed I am out.',
  'If the lease on the Rotterdam plant is terminated, I am out.',
  'Out on Friday at 93 if the vote fails.',
  'If the pill fails I was wrong about the company.',
  'I was wrong about the margin if it is under 20% in June.',
  'Fuel goes over 4 dollars and that is the end of it for me.',
])('with all its three parts it is one: %s', (text) => expect(tests(text)).toHaveLength(1))
