import { expect, test } from 'vitest'
import { decided } from '../request.fixture.ts'
import { clausesThat } from './stated-clauses.ts'

test('what is feared or wished is not stated', () => {
  const stated = (thesis: string) => [...clausesThat({ decision: decided(thesis) }, () => true)]
  expect(stated("What I'd hate: China export licences revoked for DUV service.")).toEqual([])
  expect(stated('What I see: China export licences revoked for DUV service.')).toEqual([
    '“What I see: China export licences revoked for DUV service”',
    '“China export licences revoked for DUV service”',
  ])
})
