import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
/** The code that some migrations run besides is tested by the tests of databases of earlier releases. */
const FILES = readdirSync(FOLDER).filter((file) => /-(postgres|sqlite)\.ts$/.test(file))

/**
 * The statements of every migration, as SHA-256. A journal that has run a migration never runs it again, so a changed one
 * would reach new journals only, and schemas would differ for ever: a mistake in a migration is corrected by the next one.
 *
 * To add a migration, write its two files, run this test, and copy the line that it misses to the end of this list, in the
 * same commit. Until a release has shipped it, the migration and its hash may still be changed; afterwards never.
 */
const PINNED: Readonly<Record<string, string>> = {
  '001-foundation-postgres.ts': 'ffccd128cdf9e9d1bf9edd33272e254acdfec4dd8b4109c153afa505fff363ae',
  '001-foundation-sqlite.ts': '7ff3495056f56fa6b79cf953935f1f48af48abdc47c33d3625d97a2f1c40e951',
  '002-prices-postgres.ts': 'a4179d53761d66fcf4fdd9aaa7920fc1cba46dd2946ac7e1edb3412b3722aea3',
  '002-prices-sqlite.ts': '9522c82b053c86836df0a3849cbcff759fe8bcfdc4469dbc3cd40a15652ba92c',
  '003-open-id-connect-postgres.ts': '968b93d5bdb25f15961b2fbcaed269517fe66806bbef7a03b5174a5a5522eabf',
  '003-open-id-connect-sqlite.ts': '233805003ed387cab320d0f0cc72e8224e2fe068fe456e0230b2f6804877209f',
  '004-ledger-heads-postgres.ts': '19692a39f607982ffc148a27c126e302ba35faea592e6e00592ed3f4e4dc6ef4',
  '004-ledger-heads-sqlite.ts': '7207d0f5aaf6f00993920d7ad615dfb26fa75560dfb3cf32e90986a713795952',
  '005-small-prices-postgres.ts': 'e30b4e3adf99eadf99c369b3606256cd848b9149653e5eac56fbf8a929cc2cdc',
  '005-small-prices-sqlite.ts': 'e30b4e3adf99eadf99c369b3606256cd848b9149653e5eac56fbf8a929cc2cdc',
  '006-journal-postgres.ts': 'c43e6644f988b97c6572fa3d76eaef5956461b7266b399483d950e410fa70e0e',
  '006-journal-sqlite.ts': 'c2a489bf3c4832115da649cb71228840c02e3ce49c20ba07957a01a673927334',
  '008-access-postgres.ts': '6ae39f6485dddaee7feee87fa0978ce07ecfa7f747bd9f46043f0be90e9449e7',
  '008-access-sqlite.ts': 'e394029a8ed754db05d046e72d9a3d5e89ba4f7211fa707f8b0dca9724c43c2c',
  '009-receipts-postgres.ts': '90f3617bfcb2c30635a68498ae4f7bf9aebf6da44b0af16f329dd0079758f32d',
  '009-receipts-sqlite.ts': 'f9e57e2ef14e76c8ea556ae4d8b4b3b17410ef78390d8b0129df9d01275fd658',
  '010-claims-postgres.ts': 'b079edb16c9ccc0e10bd80ef98bd7968d4ef6a85f0155124b460128c573cfbae',
  '010-claims-sqlite.ts': 'b079edb16c9ccc0e10bd80ef98bd7968d4ef6a85f0155124b460128c573cfbae',
  '013-drafts-postgres.ts': 'b91e6ce3bff5c111cdbf02e2cf64f7bd1e1989f1ed2ed5b42b22c2a176a4adbd',
  '013-drafts-sqlite.ts': '91b67c483e9de20d2b594b1fd01658be140620592c82b891f8a27c0ab7c80fbb',
  '014-own-account-postgres.ts': '0d39bcd5d7e8e41eed39f833fd3de4af219f69f97d99aeb7f727f1d33d83a440',
  '014-own-account-sqlite.ts': 'cb07ab29b110126462ccfcb1efc0c7c256099c4236e8097b2a978cf4f1e8e348',
  '015-second-factors-postgres.ts': '906e009fff19adf34eb22843feae6bd6f70bb3def5a8561e68a5394aa93f3b67',
  '015-second-factors-sqlite.ts': 'ce3c6a35ea4ca0eab55c03bc50f6975c3033eb8b5da5a628cb59b19e566013e2',
  '017-live-postgres.ts': 'd601aeb5cbe8f408752b1d55d8a83ed50994c8e50d6ef41d8564dc8b1e192748',
  '017-live-sqlite.ts': '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
  '020-identities-postgres.ts': 'af7980a8f9c0d15f8dd1d1c925dfbc76ecac92ce22c054bc2ec60ba4b3ef4d97',
  '020-identities-sqlite.ts': 'af7980a8f9c0d15f8dd1d1c925dfbc76ecac92ce22c054bc2ec60ba4b3ef4d97',
  '022-no-addresses-postgres.ts': '79e97584c72cc47dca66d481774ba9bc2cd2e0eb4c9fec7496c2bc2d8f657890',
  '022-no-addresses-sqlite.ts': '35dab55feb074739fd2ebd002f8862d1fc9684335197e861a1ae8c7324b70d1d',
  '027-journal-words-postgres.ts': '3923c330989503bfb4bb9f7c814dda1be9c041b5bf09e29d1e5f0c539230d0f1',
  '027-journal-words-sqlite.ts': 'f0f182f22bb06fea5f1d0340b5638a9dcf5da785d68bf0bd128bf65c43130c23',
  '034-anchors-postgres.ts': '9669f10e1637b38f27f8467f81e694f5f58f38ba72f6fe53d8582a6531d07a61',
  '034-anchors-sqlite.ts': '5263061429786be6abcba88a0b8dcddea6960ba01b2910952d4994d933081981',
  '036-erased-rows-postgres.ts': '53e9bc15468cffe66ea31250e34928d697fb15b7d161809e2201f896b85a1e3e',
  '036-erased-rows-sqlite.ts': '2807e490ee7005d4151572101c41c63396d4e8c0ff807a1b1f9be2c50a789609',
  '037-closes-known-since-postgres.ts': '0d53bd13a1ed62e112dae05367ea8d1feee853b5b7ded639bf27ba4a7dba8411',
  '037-closes-known-since-sqlite.ts': '0d53bd13a1ed62e112dae05367ea8d1feee853b5b7ded639bf27ba4a7dba8411',
  '038-closes-by-year-postgres.ts': 'e5f56f1700f7c55b43019681f0b8a3f2f1207019228cbd1c25d1d78d510e939e',
  '038-closes-by-year-sqlite.ts': '10688b5696d9328fea60c5ed084b174dff08598f34355ee82132695b04dc4c9e',
  '039-mirror-answers-postgres.ts': 'ac1210d8e8ad1c4909f11af7ab1f16b8b7677fd78ff691398769d260dd5b59d5',
  '039-mirror-answers-sqlite.ts': '9e5e5145ecc2fa2cf8249bcffe34a3938d8987734950f01b713570f2b39f6e2c',
  '040-told-critiques-postgres.ts': 'e3f1be4da332366548c09796a9a4d677c536737001dad4de771457517c58aafa',
  '040-told-critiques-sqlite.ts': '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
  '041-read-results-postgres.ts': 'b67e5ed1de72ff3fda72369e278d34119f8b7e8b8526cf674ccdfa4436e87a5d',
  '041-read-results-sqlite.ts': '592bdb251b879fcaf4169d01f61bbc0e232a7f0b2d2687db361c038718b96784',
  '042-packed-closes-postgres.ts': '5e337e77a835a262492f42a8c34cc6498325edaef77f79660f7b1c98b4679632',
  '042-packed-closes-sqlite.ts': '53dd009ba63a2f98de2a2ceaa5bc0c224ac37e73f39e70e58b90d59e93398972',
}

it.each(FILES)('%s has not changed since it was shipped', async (file) => {
  const { statements } = await import(join(FOLDER, file))
  const hash = createHash('sha256').update(JSON.stringify(statements)).digest('hex')
  expect(`'${file}': '${hash}',`).toBe(`'${file}': '${PINNED[file]}',`)
})

it('no migration that was shipped is missing', () => {
  expect(FILES).toEqual(expect.arrayContaining(Object.keys(PINNED)))
})
