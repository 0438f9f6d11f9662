import { expect, it } from 'vitest'
import { rememberedOwners } from './remembered-owners.ts'

it('a cookie’s owner stays remembered, however many cookies another account sends', () => {
  const { ownerOf, remember } = rememberedOwners()
  remember('a cookie', 'alice')
  for (let nth = 1; nth <= 20_000; nth += 1) remember(`cookie ${nth}`, 'mallory')
  expect([ownerOf('a cookie'), ownerOf('cookie 20000'), ownerOf('cookie 1')]).toEqual(['alice', 'mallory', undefined])
})

it('of very many accounts, those that came last are remembered', () => {
  const { ownerOf, remember } = rememberedOwners()
  for (let nth = 1; nth <= 10_001; nth += 1) remember(`cookie ${nth}`, `user ${nth}`)
  expect([ownerOf('cookie 1'), ownerOf('cookie 2'), ownerOf('cookie 10001')]).toEqual([
    undefined,
    'user 2',
    'user 10001',
  ])
})

it('a cookie that is longer than any of Candor’s is not remembered', () => {
  const { ownerOf, remember } = rememberedOwners()
  remember('x'.repeat(1_001), 'mallory')
  expect(ownerOf('x'.repeat(1_001))).toBeUndefined()
})
