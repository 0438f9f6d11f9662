// Checks a journal that Candor exported and receipts that it signed for it. Needs Node 20 or newer and nothing else:
//   node verify.mjs journal.json [receipt.json [public key]]
// Ends with 0 where everything is as it was recorded, else with 1 and a sentence for each thing that is not.
// Proved are the order, the words, the figures and the times as recorded; not that a provider's price or a typed day is right,
// nor who sat at the keyboard. What comes after the last receipt is linked, not signed; settings and closes are neither.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [journalFile = 'journal.json', receiptFile, expectedKey] = process.argv.slice(2)
const faults = []
const fault = (sentence) => faults.push(sentence.replace(/\p{Cc}/gu, '?'))
const nameMore = (what, more) => Object.keys(more).map((key) => fault(`${what} has a part that is not sealed: ${key}.`))
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')
const isObject = (value) => typeof value === 'object' && value !== null
const say = (line) => process.stdout.write(`${line}\n`)
/** Canonical JSON after RFC 8785: members sorted by UTF-16 code units, no white space, ECMAScript's numbers and strings. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}
/** JSON lets a member stand twice, and a program reads the last one only: a person would read the first. */
function read(file) {
  const count = (value) =>
    isObject(value) ? Object.values(value).reduce((sum, one) => sum + count(one) + !Array.isArray(value), 0) : 0
  try {
    const text = readFileSync(file, 'utf8')
    let [written, value] = [0, JSON.parse(text)]
    for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) written += 1
    if (written !== count(value)) fault(`Changed: a member of ${file} stands twice.`)
    return value
  } catch (error) {
    return stop(`${file} cannot be read: it is cut, changed or not there (${error.message}).`)
  }
}
function stop(sentences) {
  say(`NOT VERIFIED. ${sentences}`)
  process.exit(1)
}
/** Version 2 of the chain covers whose ledger it is; version 1, of Candor's first release, stands before it only. */
function checkEntries({ entries, ledger }) {
  let [last, end, isBound] = [0, '0'.repeat(64), false]
  const there = new Set(entries.map((item) => item?.entry?.sequence))
  for (const item of entries) {
    const [{ entry, hash, previousHash, ...more }, sequence] = [item ?? {}, item?.entry?.sequence]
    nameMore(`Changed: entry ${sequence}`, more)
    if (sequence > last + 1 && !there.has(last + 1)) fault(`Removed: entry ${last + 1} is not there any more.`)
    else if (sequence !== last + 1) fault(`Inserted or moved: entry ${sequence} stands after entry ${last}.`)
    const isOwn = sha256(canonical({ entry, previousHash, userId: ledger, version: 2 })) === hash
    if (!isOwn && (isBound || sha256(canonical({ entry, previousHash })) !== hash))
      fault(`Changed: entry ${sequence} of ledger ${ledger} does not have the hash of what it says.`)
    else if (previousHash !== end) fault(`Replaced: entry ${sequence} does not follow the one before it.`)
    ;[last, end, isBound] = [Number.isInteger(sequence) ? sequence : last + 1, hash, isBound || isOwn]
  }
}
function checkReceipt(receipt, { entries, ledger }, name) {
  const [{ signature, ...statement }, { sequence, hash, signedAt }] = [receipt ?? {}, receipt ?? {}]
  if (!isSigned(statement, signature)) fault(`Changed: the signature of ${name} does not fit what it says.`)
  else if (expectedKey && statement.publicKey !== expectedKey) fault(`Forged: another key signed ${name}.`)
  else if (statement.ledger !== ledger) fault(`Exchanged: ${name} is of ledger ${statement.ledger}, not ${ledger}.`)
  else if (sequence > entries.length) fault(`Cut: ${name} has ${sequence} entries, the journal ${entries.length}.`)
  else if (sequence > 0 && entries[sequence - 1]?.hash !== hash)
    fault(`Hashed anew: entry ${sequence} is not the one that ${name} of ${signedAt} was signed for.`)
}
function isSigned(statement, signature) {
  try {
    const key = createPublicKey({ key: Buffer.from(statement.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(canonical(statement)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
const [journal, receipt] = [read(journalFile), receiptFile && read(receiptFile)]
if (journal?.format !== 'candor-journal') stop(`${journalFile} is no journal of Candor.`)
if (journal.version !== 1) stop(`Changed: version ${journal.version} is none that this verifier knows.`)
const { checksum, entries, ...rest } = journal
const { format, version, ledger, entryCount, head, preferences, closes, receipts, verifier, ...more } = rest
if (!Array.isArray(entries) || !isObject(head) || !Array.isArray(receipts)) stop(`${journalFile} is not whole.`)
const { sequence, hash, ...beside } = head
nameMore('Changed: the journal', { ...more, ...beside })
checkEntries(journal)
for (const count of new Set([head.sequence, entryCount]))
  if (count !== entries.length) fault(`Cut: ${count} entries were exported, ${entries.length} are there.`)
if (head.sequence === entries.length && (entries.at(-1)?.hash ?? head.hash) !== head.hash)
  fault('Changed: the last entry is another one.')
for (const [index, own] of receipts.entries()) checkReceipt(own, journal, `receipt ${index + 1} in the journal`)
if (receipt) checkReceipt(receipt, journal, receiptFile)
if (sha256(canonical(rest)) !== checksum) fault('Changed: something beside the entries (settings, prices, receipts).')
if (faults.length > 0) stop(faults.slice(0, 50).join('\n'))
const [signed, from, to] = [receipt ?? receipts.at(-1), entries[0]?.entry.recordedAt, entries.at(-1)?.entry.recordedAt]
const unsigned = Object.entries({ settings: preferences, closes }).filter(([, own]) => Object.keys(own ?? {})[0])
const besides = unsigned.length > 0 ? ` No receipt signs the ${unsigned.map(([name]) => name).join(' and the ')}.` : ''
say(`VERIFIED. ${entries.length} entries, unbroken${from ? ` from ${from} to ${to}` : ''}.${besides}`)
if (signed) say(`Signed up to entry ${signed.sequence} on ${signed.signedAt}, with the key ${signed.publicKey}`)
else say('No receipt was looked at: whoever wrote the whole file anew would not be found.')
const isThisOne = verifier === readFileSync(new URL(import.meta.url), 'utf8')
if (!isThisOne)
  say('The verifier inside the journal is another one than this. Run one that you did not get with the file.')
