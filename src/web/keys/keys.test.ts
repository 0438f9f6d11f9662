import { expect, it } from 'vitest'
import { writes } from '#web/ui/writes.ts'
import { opensPalette, singleKeyOf } from './keys.ts'

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
}

it('single keys have their actions, with Caps Lock too', () => {
  expect(singleKeyOf({ ...none, key: 'h' }, false)).toBe('hide')
  expect(singleKeyOf({ ...none, key: 'H' }, false)).toBe('hide')
  expect(singleKeyOf({ ...none, key: '?' }, false)).toBe('help')
  expect(singleKeyOf({ ...none, key: '/' }, false)).toBe('search')
  expect(singleKeyOf({ ...none, key: 'a' }, false)).toBe('add')
  expect(singleKeyOf({ ...none, key: 'x' }, false)).toBeNull()
})

it('single keys do nothing in a field, with another key, held down, in a composition, or when already handled', () => {
  expect(singleKeyOf({ ...none, key: 'h' }, true)).toBeNull()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)
    expect(singleKeyOf({ ...none, [held]: true, key: 'h' }, false), held).toBeNull()
})

it('a letter writes, and a key that does something else does not', () => {
  for (const key of ['a', 'K', ' ', '1', 'ü']) expect(writes({ ...none, key }), key).toBe(true)
  for (const key of ['Enter', 'Tab', 'ArrowDown', 'Shift']) expect(writes({ ...none, key }), key).toBe(false)
  expect(writes({ ...none, key: 'c', ctrlKey: true })).toBe(false)
})

it('Ctrl+K and Cmd+K open the palette', () => {
  expect(opensPalette({ ...none, key: 'k', ctrlKey: true })).toBe(true)
  expect(opensPalette({ ...none, key: 'K', metaKey: true })).toBe(true)
  expect(opensPalette({ ...none, key: 'k' })).toBe(false)
  expect(opensPalette({ ...none, key: 'k', ctrlKey: true, altKey: true })).toBe(false)
})
