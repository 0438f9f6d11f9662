import { expect, test } from 'vitest'
import { contractLine } from './contract-format.ts'

test.each([
  ['100', '250', 'One contract stands for 100 shares: $250.00 a contract is $2.50 a share.'],
  ['10', '1.5', 'One contract stands for 10 shares: $1.50 a contract is $0.15 a share.'],
  ['1', '3', 'One contract stands for 1 share: $3.00 a contract is $3.00 a share.'],
  ['100', '', 'One contract stands for 100 shares.'],
  ['0', '3', 'How many shares one contract stands for, usually 100.'],
  ['many', '3', 'How many shares one contract stands for, usually 100.'],
])('of %s shares at %j', (multiplier, price, words) => expect(contractLine(multiplier, price)).toBe(words))
