import { expect, it } from 'vitest'
import { keyboardInset } from './keyboard-inset.ts'

const visual = { height: 844, offsetTop: 0, scale: 1 }

it('is the height that the keyboard covers at the bottom of the window', () => {
  expect(keyboardInset({ innerHeight: 844, visual: { ...visual, height: 508 } })).toBe(336)
  expect(keyboardInset({ innerHeight: 844, visual: { ...visual, height: 508, offsetTop: 100 } })).toBe(236)
})

it('is 0 without a keyboard, if the window itself is lower, or if there is only a toolbar', () => {
  expect(keyboardInset({ innerHeight: 844, visual })).toBe(0)
  expect(keyboardInset({ innerHeight: 508, visual: { ...visual, height: 508 } })).toBe(0)
  expect(keyboardInset({ innerHeight: 844, visual: { ...visual, height: 760 } })).toBe(0)
})

it('is 0 for somebody who has zoomed in', () => {
  expect(keyboardInset({ innerHeight: 844, visual: { height: 422, offsetTop: 0, scale: 2 } })).toBe(0)
})
