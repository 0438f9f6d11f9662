import { expect, it } from 'vitest'
import { environmentOf } from './postgres-programs.ts'

it.each<readonly [string, Record<string, string>, Record<string, string>]>([
  [
    'postgres://ann:p%40ss@db.example.com:5433/jour%20nal?sslmode=verify-full&sslrootcert=/etc/ca.crt',
    {},
    {
      PGHOST: 'db.example.com',
      PGPORT: '5433',
      PGUSER: 'ann',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'jour nal',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.crt',
    },
  ],
  [
    'postgres://localhost/candor?host=/run/own&user=ann&application_name=candor',
    {},
    { PGHOST: '/run/own', PGUSER: 'ann', PGDATABASE: 'candor' },
  ],
  ['postgres://[::1]/candor', {}, { PGHOST: '::1', PGDATABASE: 'candor' }],
  ['postgres:///candor', {}, { PGHOST: 'localhost', PGDATABASE: 'candor' }],
  ['postgres:///candor', { PGHOST: 'db', PGPASSWORD: 'known' }, { PGHOST: 'db', PGDATABASE: 'candor' }],
])('pg_dump reaches the database of %s with %j as Candor does', (address, given, expected) => {
  expect(environmentOf(address, given)).toEqual(expected)
})
