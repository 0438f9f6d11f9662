import { describe, expect, it } from 'vitest'
import { homeOf, pathAfterSignIn, signInPathFor } from './next-path.ts'

const origin = 'https://candor.example'
const leadsTo = (next: string | null) => pathAfterSignIn(next, 'mirror')

describe('pathAfterSignIn', () => {
  it('leads to the bought list when no next is given', () => {
    expect(leadsTo(null)).toBe('/account/mirror/overview/bought')
    expect(leadsTo('')).toBe('/account/mirror/overview/bought')
  })

  it('leads back to an address of the account area, with its query and fragment', () => {
    expect(leadsTo('/account/mirror/bought/3?from=list#thesis')).toBe('/account/mirror/bought/3?from=list#thesis')
    expect(leadsTo('/account/mirror')).toBe('/account/mirror')
  })

  it('leads to the bought list when somebody else signs in', () => {
    expect(leadsTo('/account/other/bought/3')).toBe('/account/mirror/overview/bought')
    expect(leadsTo('/account/MIRROR/bought/3')).toBe('/account/MIRROR/bought/3')
  })

  it.each([
    'https://evil.example/account/mirror',
    '//evil.example/account/',
    '/\\evil.example/account/',
    '\\\\evil.example',
    '/account/\\..\\..\\evil.example',
    '/account/../login',
    '/account/%2e%2e/about',
    '/account/..//evil.example',
    '/account/mirror/../../about',
    '/account/mirror/%2E./..//evil.example',
    '/account/mirror/.%2e/other/bought/1',
    '/\t/evil.example/account/',
    '/account/\n//evil.example',
    '/account/mirror/\n//evil.example',
    '/account/mirror/bought\u0000',
    '/account/mirror/ümlaut',
    'javascript:alert(1)',
    '/about',
    '/accounts/mirror',
    'account/mirror',
  ])('refuses %j', (next) => {
    expect(leadsTo(next)).toBe(homeOf('mirror'))
  })
})

describe('signInPathFor', () => {
  it('makes a path that leads back', () => {
    const next = new URL(signInPathFor('/account/mirror/bought/3?a=b&c=d'), origin).searchParams.get('next')
    expect(next).toBe('/account/mirror/bought/3?a=b&c=d')
  })
})
