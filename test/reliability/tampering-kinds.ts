import type { Entry } from '#domain/ledger/entry.ts'

/** What somebody does to the database of Candor by hand, past its triggers, and what a check has to say of it. */
export type Tampering = {
  readonly name: string
  readonly statements: readonly string[]
  /** An entry that is sealed by Candor's own rules, whose `{{body}}` and `{{hash}}` the statements may use. */
  readonly forged?: Forged
  /** Further entries are sealed anew behind the forged one, so that every hash fits. */
  readonly isResealed?: true
  /** Every fault, as `npm run verify` writes it, without its sentence. */
  readonly found: readonly string[]
  /** Rows of the lists come from the ledger: a rebuild puts them right, and nothing else. */
  readonly isMendedByRebuild?: boolean
  /** Candor records an entry before the check. */
  readonly recordedAfterwards?: true
  /** What is found once it has recorded one more, where that is told; else only that something is. */
  readonly foundLater?: readonly string[]
}

type Forged = {
  readonly user: string
  readonly sequence: number
  readonly change: (entry: Entry) => Entry
  /** Of the version before the user was covered. */
  readonly isOlder?: true
}

const of = (user: string, sequence: number) => `where user_id = '${user}' and sequence = ${sequence}`
const ALL = 'user_id, sequence, kind, asset_id, decision_id, recorded_at, body, previous_hash, hash'
const exchange = (table: string, one: string, other: string) => [
  `update ${table} set user_id = 'nobody' where user_id = '${one}'`,
  `update ${table} set user_id = '${one}' where user_id = '${other}'`,
  `update ${table} set user_id = '${other}' where user_id = 'nobody'`,
]
const shift = (user: string, from: number, by: number) => [
  `update entries set sequence = sequence + 1000 where user_id = '${user}' and sequence >= ${from}`,
  `update entries set sequence = sequence - 1000 + ${by} where user_id = '${user}' and sequence >= 1000`,
]
const moreSure = (entry: Entry): Entry => (entry.kind === 'decision-recorded' ? { ...entry, confidence: 10 } : entry)

const LEFT_BEHIND = [
  'user alice, entry 1, journal-end-changed',
  'user alice, entry 1, journal-row-changed',
  'user alice, entry 2, journal-row-added',
]

/** Alice and bob have six entries each, of two assets; olga and oscar have three of the version that knew no user. */
export const TAMPERINGS: readonly Tampering[] = [
  {
    name: 'what an entry says is changed',
    statements: [`update entries set body = replace(body, '"confidence":6', '"confidence":9') ${of('alice', 1)}`],
    found: ['user alice, entry 1, content-changed'],
  },
  {
    name: 'what the last entry says is changed',
    statements: [`update entries set body = replace(body, 'prove', 'show') ${of('alice', 6)}`],
    found: ['user alice, entry 6, content-changed'],
  },
  {
    name: 'an entry of the first version is changed',
    statements: [`update entries set body = replace(body, '"confidence":6', '"confidence":9') ${of('olga', 1)}`],
    found: ['user olga, entry 1, content-changed'],
  },
  {
    name: 'what an entry says is made unreadable',
    statements: [`update entries set body = 'gone' ${of('alice', 3)}`],
    found: ['user alice, entry 3, content-unreadable'],
  },
  {
    name: 'the column kind',
    statements: [`update entries set kind = 'price-noted' ${of('alice', 2)}`],
    found: ['user alice, entry 2, kind-changed'],
  },
  {
    name: 'the column asset_id, which hides an entry',
    statements: [`update entries set asset_id = 2 ${of('alice', 2)}`],
    found: ['user alice, entry 2, asset-id-changed'],
  },
  {
    name: 'the column asset_id, taken away',
    statements: [`update entries set asset_id = null ${of('alice', 5)}`],
    found: ['user alice, entry 5, asset-id-changed'],
  },
  {
    name: 'the column decision_id',
    statements: [`update entries set decision_id = 'another' ${of('alice', 2)}`],
    found: ['user alice, entry 2, decision-id-changed'],
  },
  {
    name: 'the column recorded_at',
    statements: [`update entries set recorded_at = '2020-01-01T00:00:00.000Z' ${of('alice', 2)}`],
    found: ['user alice, entry 2, recorded-at-changed'],
  },
  {
    name: 'the column user_id of one entry',
    statements: [`update entries set user_id = 'bob', sequence = 7 ${of('alice', 4)}`],
    found: ['user alice, entry 4, entry-removed', 'user bob, entry 7, user-changed'],
  },
  {
    name: 'the column hash',
    statements: [`update entries set hash = '${'a'.repeat(64)}' ${of('alice', 3)}`],
    found: ['user alice, entry 3, hash-changed'],
  },
  {
    name: 'the column previous_hash',
    statements: [`update entries set previous_hash = '${'a'.repeat(64)}' ${of('alice', 3)}`],
    found: ['user alice, entry 3, previous-hash-changed'],
  },
  {
    name: 'an entry is removed from the middle',
    statements: [`delete from entries ${of('alice', 3)}`],
    found: ['user alice, entry 3, entry-removed'],
  },
  {
    name: 'an entry is removed, and those behind it moved up',
    statements: [`delete from entries ${of('alice', 3)}`, ...shift('alice', 4, -1)],
    found: [
      'user alice, entry 3, entry-moved',
      'user alice, entry 4, entry-moved',
      'user alice, entry 5, entry-moved',
      'user alice, entry 6, tail-cut',
    ],
  },
  {
    name: 'the tail is cut',
    statements: ["delete from entries where user_id = 'alice' and sequence >= 5"],
    found: ['user alice, entries 5 to 6, tail-cut'],
  },
  {
    name: 'the tail is cut, and the rows of the lists brought along',
    statements: [
      "delete from entries where user_id = 'alice' and sequence >= 3",
      "delete from assets where user_id = 'alice' and asset_id = 2",
    ],
    found: ['user alice, entries 3 to 6, tail-cut'],
  },
  {
    name: 'the tail is cut, and the remembered end moved back',
    statements: [
      "delete from entries where user_id = 'alice' and sequence >= 5",
      `update ledger_heads set sequence = 4, hash = (select hash from entries ${of('alice', 4)}) where user_id = 'alice'`,
    ],
    found: ['user alice, entry 4, end-changed'],
  },
  {
    name: 'a user is removed',
    statements: ["delete from entries where user_id = 'alice'"],
    found: ['user alice, entries 1 to 6, ledger-removed'],
  },
  {
    name: 'a user is removed with the rows of the lists and the account',
    statements: ['entries', 'assets', 'critique_jobs', 'preferences'].map(
      (table) => `delete from ${table} where user_id = 'alice'`,
    ),
    found: ['user alice, entries 1 to 6, ledger-removed'],
  },
  {
    name: 'a user is removed with the remembered end',
    statements: ["delete from entries where user_id = 'alice'", "delete from ledger_heads where user_id = 'alice'"],
    found: ['user alice, no entry, asset-row-without-ledger', 'user alice, no entry, asset-row-without-ledger'],
  },
  {
    name: 'a user is removed behind a mark of an erasure that nobody signed',
    statements: [
      `insert into erasures (user_id, entries, hash, erased_at, body)
       select user_id, sequence, hash, '2026-07-07', '{}' from ledger_heads where user_id = 'bob'`,
      ...['entries', 'ledger_heads', 'assets'].map((table) => `delete from ${table} where user_id = 'bob'`),
      "delete from users where id = 'bob'",
    ],
    found: ['user bob, no entry, erasure-forged'],
    foundLater: ['user bob, no entry, erasure-forged'],
  },
  {
    name: 'a user is removed with the remembered end, and went on recording',
    statements: ["delete from entries where user_id = 'alice'", "delete from ledger_heads where user_id = 'alice'"],
    recordedAfterwards: true,
    found: ['user alice, entries 1 to 5, ledger-removed', 'user alice, entry 1, end-removed'],
    // The second entry that Candor records.
    foundLater: ['user alice, entries 1 to 5, ledger-removed', 'user alice, entry 2, end-removed'],
  },
  {
    name: 'the tail is cut with the remembered end',
    statements: [
      "delete from entries where user_id = 'alice' and sequence >= 3",
      "delete from ledger_heads where user_id = 'alice'",
    ],
    found: ['user alice, entries 3 to 5, tail-cut', 'user alice, entry 2, end-removed'],
  },
  {
    name: 'an entry is added, sealed as it should be',
    forged: { user: 'alice', sequence: 6, change: (entry) => ({ ...entry, sequence: 7 }) },
    statements: [
      `insert into entries (${ALL}) select user_id, 7, kind, asset_id, decision_id, recorded_at, '{{body}}', hash, '{{hash}}'
       from entries ${of('alice', 6)}`,
    ],
    found: ['user alice, entry 7, entry-added'],
  },
  {
    name: 'an entry is pushed in',
    statements: [
      ...shift('alice', 3, 1),
      `insert into entries (${ALL}) select user_id, 3, kind, asset_id, null, recorded_at, body, previous_hash, hash
       from entries ${of('alice', 2)}`,
    ],
    found: [
      'user alice, entry 3, decision-id-changed',
      'user alice, entry 3, entry-moved',
      'user alice, entry 4, entry-moved',
      'user alice, entry 5, entry-moved',
      'user alice, entry 6, entry-moved',
      'user alice, entry 7, entry-added',
      'user alice, entry 7, entry-moved',
    ],
  },
  {
    name: 'two entries change places',
    statements: [
      `update entries set sequence = 99 ${of('alice', 3)}`,
      `update entries set sequence = 3 ${of('alice', 4)}`,
      `update entries set sequence = 4 ${of('alice', 99)}`,
    ],
    found: ['user alice, entry 3, entry-moved', 'user alice, entry 4, entry-moved'],
  },
  {
    name: 'two users’ ledgers are exchanged',
    statements: exchange('entries', 'alice', 'bob'),
    found: ['user alice, entries 1 to 6, user-changed', 'user bob, entries 1 to 6, user-changed'],
  },
  {
    name: 'two users’ ledgers are exchanged with all that is kept beside them',
    statements: ['entries', 'assets', 'ledger_heads'].flatMap((table) => exchange(table, 'alice', 'bob')),
    found: ['user alice, entries 1 to 6, user-changed', 'user bob, entries 1 to 6, user-changed'],
  },
  {
    name: 'two ledgers of the first version are exchanged',
    statements: exchange('entries', 'olga', 'oscar'),
    found: ['user olga, entries 1 to 3, user-changed', 'user oscar, entries 1 to 3, user-changed'],
  },
  {
    name: 'two ledgers of the first version are exchanged with all that is kept beside them',
    statements: ['entries', 'assets', 'ledger_heads'].flatMap((table) => exchange(table, 'olga', 'oscar')),
    found: ['user olga, entries 1 to 3, user-changed', 'user oscar, entries 1 to 3, user-changed'],
  },
  {
    name: 'an entry is replaced, its hash computed anew',
    forged: { user: 'alice', sequence: 3, change: moreSure },
    statements: [`update entries set body = '{{body}}', hash = '{{hash}}' ${of('alice', 3)}`],
    found: ['user alice, entry 3, entry-replaced'],
  },
  {
    name: 'every hash is computed anew from one entry on',
    forged: { user: 'alice', sequence: 3, change: moreSure },
    isResealed: true,
    statements: [`update entries set body = '{{body}}', hash = '{{hash}}' ${of('alice', 3)}`],
    found: ['user alice, entry 6, tail-rewritten'],
  },
  {
    name: 'an entry is sealed in the older way, which does not cover its user',
    forged: { user: 'alice', sequence: 6, change: (entry) => entry, isOlder: true },
    statements: [`update entries set hash = '{{hash}}' ${of('alice', 6)}`],
    found: ['user alice, entry 6, version-lowered'],
  },
  {
    name: 'the remembered end is removed',
    statements: ["delete from ledger_heads where user_id = 'alice'"],
    found: ['user alice, entry 6, end-removed'],
  },
  ...[
    `hash = '${'a'.repeat(64)}'`,
    `seal = '${'a'.repeat(64)}'`,
    'bound_from = 3',
    'highest_asset_id = 9',
    'sequence = sequence - 2',
  ].map((change) => ({
    name: `the remembered end is changed: ${change}`,
    statements: [`update ledger_heads set ${change} where user_id = 'alice'`],
    found: [`user alice, entry ${change.includes('-') ? 4 : 6}, end-changed`],
    foundLater: [`user alice, entry ${change.includes('-') ? 4 : 6}, end-changed`],
  })),
  {
    name: 'the remembered end is moved on',
    statements: ["update ledger_heads set sequence = sequence + 5 where user_id = 'alice'"],
    found: ['user alice, entry 6, end-changed'],
    foundLater: ['user alice, entry 7, end-changed'],
  },
  {
    name: 'two remembered ends are exchanged',
    statements: exchange('ledger_heads', 'alice', 'bob'),
    found: ['user alice, entry 6, end-changed', 'user bob, entry 6, end-changed'],
    foundLater: ['user alice, entry 6, end-changed', 'user bob, entry 6, end-changed'],
  },
  {
    name: 'two remembered ends of the first version are exchanged',
    statements: exchange('ledger_heads', 'olga', 'oscar'),
    found: ['user olga, entry 3, end-changed', 'user oscar, entry 3, end-changed'],
  },
  ...['alice', 'olga'].map((user) => {
    const entries = `entries 1 to ${user === 'alice' ? 6 : 3}`
    const found = [`user ${user}, ${entries}, ledger-removed`, `user ghost, ${entries}, user-changed`].sort()
    return {
      name: `all of a user is given to another id: ${user}`,
      statements: ['entries', 'ledger_heads', 'assets'].map(
        (table) => `update ${table} set user_id = 'ghost' where user_id = '${user}'`,
      ),
      found,
      // Only alice goes on recording, beside the rows of the Journal that were left behind.
      foundLater: user === 'alice' ? [...found, ...LEFT_BEHIND].sort() : found,
    }
  }),
  {
    name: 'a number is opened twice',
    forged: {
      user: 'alice',
      sequence: 3,
      change: (entry) =>
        entry.kind === 'decision-recorded' ? { ...entry, sequence: 7, assetId: 1, decisionId: 'second' } : entry,
    },
    statements: [
      'drop index entries_by_opening',
      `insert into entries (${ALL}) select user_id, 7, kind, 1, 'second', recorded_at, '{{body}}',
       (select hash from entries ${of('alice', 6)}), '{{hash}}' from entries ${of('alice', 3)}`,
    ],
    found: ['user alice, entry 7, asset-opened-twice', 'user alice, entry 7, entry-added'],
  },
  {
    name: 'a row of the lists is changed',
    statements: ["update assets set list = 'sold' where user_id = 'alice' and asset_id = 1"],
    found: ['user alice, entry 4, asset-row-changed'],
    isMendedByRebuild: true,
  },
  {
    name: 'a row of the lists is removed',
    statements: ["delete from assets where user_id = 'alice' and asset_id = 2"],
    found: ['user alice, entry 5, asset-row-removed'],
    isMendedByRebuild: true,
  },
  {
    name: 'a row of the lists is added',
    statements: [
      `insert into assets (user_id, asset_id, list, identity, symbol, opened_on, state)
       select user_id, 9, list, 'NINE', symbol, opened_on, state from assets where user_id = 'alice' and asset_id = 1`,
    ],
    found: ['user alice, no entry, asset-row-added'],
    isMendedByRebuild: true,
  },
  ...(
    [
      [
        "update journal_items set day = '2020-01-01' where sequence = 2 and user_id = 'alice'",
        'entry 2, journal-row-changed',
      ],
      [
        "update journal_items set asset_id = 2 where sequence = 2 and user_id = 'alice'",
        'entry 2, journal-row-changed',
      ],
      ["delete from journal_items where sequence = 3 and user_id = 'alice'", 'entry 3, journal-row-removed'],
      ["update journal_ends set sequence = 99 where user_id = 'alice'", 'entry 6, journal-end-changed'],
    ] as const
  ).map(([statement, fault]) => ({
    name: `what the Journal is filtered by: ${statement}`,
    statements: [statement],
    found: [`user alice, ${fault}`],
    isMendedByRebuild: true,
  })),
  {
    name: 'a user is removed with all but what the Journal is filtered by',
    statements: [
      ...['entries', 'ledger_heads', 'assets', 'critique_jobs'].map(
        (table) => `delete from ${table} where user_id = 'alice'`,
      ),
      "delete from users where id = 'alice'",
    ],
    found: ['user alice, no entry, user-removed'],
  },
]
