// node verify.mjs journal.json [receipt.json [public key]] checks a journal exported by Candor and its receipts, on Node 20 or newer. It
// ends with 0 where all is as recorded, else with 1 and the faults. Proved: order, words, figures and times as recorded; not that a price or
// typed day is right, nor who sat at the keyboard, nor what Bitcoin has of an anchor. After the receipt entries are linked, not signed.
import { createHash, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

process.on('uncaughtException', ({ message }) => stop(`One of the files is cut, changed or not there (${message}).`))
const [[journalFile = 'journal.json', receiptFile, expectedKey], faults, notes] = [process.argv.slice(2), [], new Map()]
const fault = (sentence) => faults.push(sentence)
const flag = (of, own) => Object.keys(own).map((key) => fault(`${of} has a part that is not sealed: ${quote(key)}.`))
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')
const isCount = (value) => Number.isSafeInteger(value) && value >= 0
const isInstant = (text) => /^\d{4}-\d\d-\d\dT[\d:.]{5,30}Z$/.test(text) && Number.isFinite(Date.parse(text))
const quote = (value) => (/^[\w.-]{1,64}$/.test(value) ? value : JSON.stringify(`${value}`.slice(0, 60))) // no forger's text
const say = (line) => process.stdout.write(`${line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}\n`)
const stop = (first, ...more) => process.exit([`NOT VERIFIED. ${first}`, ...more].map(say) && 1)
const decode = (text) => Buffer.from(Buffer.from(`${text}`, 'base64').toString('base64') === text ? text : '', 'base64')
/** Canonical JSON after RFC 8785: members sorted by UTF-16 code units, no white space, ECMAScript's numbers and strings. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const member = (name) => `${JSON.stringify(name)}:${canonical(value[name])}`
  return Object(value) === value ? `{${Object.keys(value).sort().map(member).join(',')}}` : JSON.stringify(value)
}
function read(file, text = readFileSync(file, 'utf8'), value = JSON.parse(text)) {
  const bare = (json) => json.replace(/"(?:[^"\\]|\\.)*"/g, '') // of a twin the last is read, and 1e999 is hashed as null
  const marks = (json) => (bare(json).match(/:|-?\d[^\s,\]}]*/g) ?? []).sort().join()
  if (marks(text) === marks(JSON.stringify(value))) return value
  return fault(`Changed: a member of ${file} stands twice, or a number is not written as it is hashed.`) && value
}
/** Version 2 of the chain covers whose ledger it is; version 1, of Candor's first release, stands before it only. */
function checkEntries({ entries, ledger }) {
  let [last, end, isBound] = [0, '0'.repeat(64), false]
  const there = new Set(entries.map((item) => item?.entry?.sequence))
  for (const item of entries) {
    const [{ entry, hash, previousHash, ...more }, sequence] = [item ?? {}, item?.entry?.sequence]
    flag(`Changed: entry ${quote(sequence)}`, more)
    if (sequence > last + 1 && !there.has(last + 1)) fault(`Removed: entry ${last + 1} is not there any more.`)
    else if (sequence !== last + 1) fault(`Inserted or moved: entry ${quote(sequence)} stands after entry ${last}.`)
    const isOwn = sha256(canonical({ entry, previousHash, userId: ledger, version: 2 })) === hash
    if (!isInstant(entry?.recordedAt) || !(isOwn || (!isBound && sha256(canonical({ entry, previousHash })) === hash)))
      fault(`Changed: entry ${quote(sequence)} of ledger ${quote(ledger)} does not have the hash of what it says.`)
    else if (previousHash !== end) fault(`Replaced: entry ${quote(sequence)} does not follow the one before it.`)
    ;[last, end, isBound] = [Number.isInteger(sequence) ? sequence : last + 1, hash, isBound || isOwn]
  }
}
/** A file of OpenTimestamps: the digest of a receipt, operations, and an attestation (a calendar's, Bitcoin's or Litecoin's). */
const PROOF =
  /^004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108([\da-f]{64})(?=0[0238]|67|f[01f])(?:[\da-f]{2})*00(?:83dfe30d2ef90c8e|0588960d73d71901|06869a0d73d71b45)(?:[\da-f]{2})+$/
/** Version 2 says which entries were imported. Keys and signatures have one spelling: base64 may have any text after its end. */
function checkReceipt(one, { entries, ledger }, name, stamp) {
  const [{ signature, ...statement }, { entries: count, at }] = [one ?? {}, one?.imported ?? {}]
  const { format, version, sequence, hash, signedAt, publicKey, imported } = statement
  const spki = { key: decode(publicKey), format: 'der', type: 'spki' }
  const isKey = /^MCowBQYDK2VwAyEA.{44}$/.test(publicKey) && spki.key.length > 0
  const isMark = !imported || (version === 2 && isCount(count) && isInstant(at))
  const isForm = format === 'candor-receipt' && [1, 2].includes(version) && isCount(sequence) && isInstant(signedAt)
  if (!isKey || !isMark || !isForm) return fault(`Changed: ${name} is no receipt that this verifier knows.`)
  const isSigned = verify(null, Buffer.from(canonical(statement)), spki, decode(signature))
  if (!isSigned) fault(`Changed: the signature of ${name} does not fit what it says.`)
  else if (statement.ledger !== ledger) fault(`Exchanged: ${name} is of ledger ${quote(statement.ledger)}.`)
  else if (sequence > entries.length) fault(`Cut: ${name} has ${sequence} entries, the journal ${entries.length}.`)
  else if ((entries[sequence - 1]?.hash ?? '0'.repeat(64)) !== hash)
    fault(`Hashed anew: entry ${sequence} is not the one that ${name} of ${signedAt} was signed for.`)
  if (stamp !== undefined && stamp !== sha256(JSON.stringify(one))) fault(`Exchanged: ${name} was not stamped.`)
  if (imported) notes.set(`${at}`, `Entries 1 to ${count} were imported on ${at}: their times are as the file told.`)
  if (publicKey !== counted?.publicKey) notes.set(publicKey, `Until entry ${sequence} it was signed by ${publicKey}`)
  if (one === counted && (expectedKey ?? publicKey) !== publicKey) fault(`Forged: another key signed ${name}.`)
  else if (one === counted && expectedKey && !sequence && entries[0]) fault(`Not signed: ${name} is before entry 1.`)
}
const [journal, receipt] = [read(journalFile), receiptFile === undefined ? undefined : read(receiptFile)]
if (journal?.format !== 'candor-journal') stop(`${journalFile} is no journal of Candor.`)
if (journal.version !== 1) stop(`Changed: version ${quote(journal.version)} is none that this verifier knows.`)
const { checksum, entries, ...rest } = journal
const { format, version, ledger, entryCount, head, preferences, closes, receipts, anchors, verifier, ...more } = rest
if (!head || ![entries, receipts, anchors ?? []].every(Array.isArray)) stop(`${journalFile} is not whole.`)
const { sequence, hash, ...beside } = head
flag('Changed: the journal', { ...more, ...beside })
checkEntries(journal)
for (const count of new Set([sequence, entryCount]))
  if (count !== entries.length) fault(`Cut: ${quote(count)} entries were exported, ${entries.length} are there.`)
if ((entries.at(-1)?.hash ?? hash) !== hash) fault('Changed: the last entry is another one.')
const counted = receiptFile === undefined ? receipts.at(-1) : receipt
if (receiptFile !== undefined) checkReceipt(receipt, journal, receiptFile)
for (const [index, own] of receipts.entries()) checkReceipt(own, journal, `receipt ${index + 1} in the journal`)
for (const [index, anchor] of (anchors ?? []).entries())
  checkReceipt(anchor?.receipt, journal, `the receipt of anchor ${index + 1}`, PROOF.exec(anchor?.proof)?.[1] ?? null)
if (sha256(canonical(rest)) !== checksum) fault('Changed: something beside the entries (settings, prices, receipts).')
if (faults.length > 0) stop(...faults.slice(0, 50))
const loose = Object.entries({ settings: preferences, closes, anchors }).filter(([, own]) => Object.keys(own ?? {})[0])
const besides = loose.length > 0 ? ` No receipt signs the ${loose.map(([name]) => name).join(' and the ')}.` : ''
const span = entries.length > 0 ? ` from ${entries[0].entry.recordedAt} to ${entries.at(-1).entry.recordedAt}` : ''
say(`VERIFIED. ${entries.length} entries, unbroken${span}.${besides}`)
if (!counted) say('No receipt was looked at: whoever wrote the whole file anew would not be found.')
else say(`Signed up to entry ${counted.sequence} on ${counted.signedAt}, with the key ${counted.publicKey}`)
if (counted?.sequence < entries.length) say(`What comes after entry ${counted.sequence} is linked, not signed.`)
if (counted?.version === 1) say('Whether entries were imported, this receipt does not say: it is of version 1.')
for (const note of [...notes.values()].slice(0, 9)) say(note)
if (verifier !== readFileSync(new URL(import.meta.url), 'utf8'))
  say('The verifier inside the journal is another one than this. Run one that you did not get with the file.')
