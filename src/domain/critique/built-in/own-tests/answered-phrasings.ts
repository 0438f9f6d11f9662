/** What is said of an earlier test that an entry answers, keeps, breaks, passes by or leaves open. */

export const PASSED = [
  'On {day} you wrote {wrote}; today’s {words} is on the right side of it.',
  'Your own line of {day} was {wrote}, and {words} is on the right side of it.',
] as const
export const COMPARED = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}.',
  'Today’s {words} is {place} the {limit} of your own line of {day}, {wrote}.',
] as const
/** Where the words give other figures as well. */
export const COMPARED_FIGURE = [
  'On {day} you wrote {wrote}; today you write {words}: {figure} is {place} your {limit}.',
] as const
export const COMPARED_EARLY = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}, and {due} is still to come.',
] as const
export const BROKEN_BESIDE = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}, and this is a {action}{at}.',
  'Today’s {words} is {place} the {limit} of your own line of {day}, {wrote}, and this is a {action}{at}.',
] as const
export const HELD_AGAIN = [
  'On {day} you wrote {wrote}; you answered it with {told} on {later}, and with {words} today.',
] as const
export const PASSED_EVENT = ['On {day} you wrote {wrote}; by today’s {words} it has not come.'] as const
export const PASSED_IN_PART = [
  'Of what you wrote on {day}, {wrote}, today’s {words} answers a part, and is on the right side of that.',
] as const
export const HELD_TO = [
  'On {day} you wrote {wrote}; today you hold the entry to it: {words}.',
  'Your line of {day} was {wrote}, and today you write of it: {words}.',
] as const
export const SAID_OF_IT = [
  'On {day} you wrote {wrote}; today you write of it: {words}.',
  'Your line of {day} was {wrote}, and today you write of it: {words}.',
] as const
export const PARTLY = [
  'On {day} you wrote {wrote}; {words} is one of the {count}.',
  'Your line of {day} was {wrote}, and {words} counts towards it.',
] as const
export const ANSWERED_AT_SALE = [
  'On {day} you wrote {wrote}; today you answer it, {words}.',
  'You set {words} beside what you wrote on {day}, {wrote}.',
] as const
export const SOLD_WITHOUT_IT = [
  'On {day} you wrote {wrote}; today’s {words} is on the right side of it, so that had not come, and this is a {action}{at}.',
] as const
export const TOLD_SINCE = ['On {day} you wrote {wrote}; today you write {words}.'] as const
export const BROKEN_AND_HELD = [
  'On {day} you wrote {wrote}; today you write {words}, and this is a {action}{at}.',
  'Your own test of {day}, {wrote}, has come out with {words}, and the answer is a {action}{at}.',
] as const
export const BROKEN_BY_FIGURE = [
  'On {day} you wrote {wrote}; today you write {words}: {compared}, and this is a {action}{at}.',
  'Your own test of {day} was {wrote}; by today’s {words} it has come, for {compared}, and the answer is a {action}{at}.',
] as const
export const BROKEN_AGAIN = [
  'On {day} you wrote {wrote}; the {stayed} of {later}{before} said {told}, today you write {words}, and this is a {action}{at}.',
] as const
export const SOLD_AFTER_STAYING = [
  'On {day} you wrote {wrote}; the {stayed} of {later}{before} said {told}, and only now you {sell}{at}.',
] as const
export const STILL_HELD = [
  'On {day} you wrote {wrote}; the {stayed} of {later}{before} said {told}, and this is a {action}{at}.',
] as const
export const SOLD_ONLY_A_PART = [
  'On {day} you wrote {wrote}, and named no part; today you write {words}, and you {sold}{at}.',
  'You named no part when you wrote {wrote} on {day}; today you write {words}, and you {sold}{at}.',
] as const
export const SOLD_A_PART = ['It came, as you had written on {day}, and you sold a part{at}.'] as const
export const KEPT = [
  'It came, and you sold{at}, as you had written on {day}: that is rare.',
  'You wrote it on {day}, it came, and you went.',
] as const
export const LOSS_AS_WRITTEN = [
  'It came, and you took the loss{at}, as you had written on {day}: that is rare.',
  'You wrote it on {day}, it came, and you sold{at} below your own price: few do.',
] as const
export const LEFT_OPEN = [
  'On {day} you wrote {wrote}, and {due} has passed.',
  'Your own date of {due} has come and gone since {wrote} on {day}.',
] as const
