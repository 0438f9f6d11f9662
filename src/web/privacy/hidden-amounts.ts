import { useSyncExternalStore } from 'react'
import { afterRenderingForPaper } from '#web/ui/render-for-paper.ts'
import { learnOwnWords, maskAmounts, maskParted } from './mask-amounts.ts'
import { textsAround } from './running-text.ts'

/** The key under which this browser stores the choice. It is the same for all accounts, because it says nothing about anybody. */
export const AMOUNTS_CHOICE = 'candor.choice.hide-amounts'
/** What replaces an amount on the screen and in accessible names. */
const [SEEN, HEARD] = ['•••', 'hidden amount']
const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
/**
 * Elements whose text is not masked: what somebody types, code, and where only scores, counts and percentages stand. A score of 0.332
 * looks like a price, and is none.
 */
const NOT_MASKED = 'textarea,script,style,[data-scores]'

/** Elements that hold people's own words, or a critique of them: any bare number there may be a price. */
const OWN_WORDS = 'blockquote,q,[data-own-words]'
const isOwnWords = (element: Element | null | undefined): boolean => element?.closest(OWN_WORDS) != null

const listeners = new Set<() => void>()
let isHidden = false
let observer: MutationObserver | null = null

/** Whether amounts are hidden, for components whose amounts no pattern finds, such as a formula with its numbers. */
export const useAmountsHidden = (): boolean => useSyncExternalStore(subscribe, areAmountsHidden, areAmountsHidden)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const areAmountsHidden = (): boolean => isHidden

export const toggleAmounts = (): void => hideAmounts(!isHidden, true)

/**
 * Watches the whole document, so that no page has to remember to hide its amounts: whatever enters the document is masked in the
 * same turn of the event loop, before it is painted, read aloud, printed or copied (docs/decisions/040).
 */
export async function watchOverAmounts(): Promise<void> {
  // Loaded before anything is rendered. If it fails, the amounts that the pages write are hidden all the same.
  if (readStored()) await learnOwnWords().catch(() => undefined)
  hideAmounts(readStored(), false)
  addEventListener('storage', ({ key }) => key === AMOUNTS_CHOICE && hideAmounts(readStored(), false))
  afterRenderingForPaper(() => observer && onChanges(observer.takeRecords()))
}

function hideAmounts(next: boolean, isToBeRemembered: boolean): void {
  if (isToBeRemembered) store(next)
  if (next === isHidden) return
  isHidden = next
  if (isHidden) {
    maskAll(document.body)
    void learnOwnWords().then(
      () => isHidden && maskAll(document.body),
      () => undefined,
    )
    observer ??= new MutationObserver(onChanges)
    observer.observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ATTRIBUTES,
    })
  } else {
    observer?.disconnect()
    eachNode(document.body, unmask)
  }
  for (const listener of listeners) listener()
}

function onChanges(changes: readonly MutationRecord[]): void {
  const done: Done = new Set()
  for (const { type, target, addedNodes, previousSibling, nextSibling } of changes) {
    if (type !== 'childList') isOwnChange(target) || mask(target, done)
    // The texts beside an added or removed node may form or lose an amount.
    else for (const node of [previousSibling, ...addedNodes, nextSibling]) if (node) maskAll(node, done)
  }
}

/** Whether a text stands as it was masked. What happened beside it is told by a change of its own. */
const isOwnChange = (node: Node): boolean => node instanceof Text && texts.get(node)?.masked === node.data

/** The text of a node or an attribute before and after masking. It counts only while the masked text is still there. */
type Masked = { readonly written: string; readonly masked: string }
const texts = new WeakMap<Node, Masked>()
const attributes = new WeakMap<Node, Map<string, Masked>>()

/** The texts that were looked at: a thesis with thirty marked words is read as one, and so once and not sixty times. */
type Done = Set<Node>

const maskAll = (root: Node, done: Done = new Set()): void => eachNode(root, (node) => mask(node, done))

/** NodeFilter.SHOW_ELEMENT and NodeFilter.SHOW_TEXT, as the number that the bundle has room for. */
const ELEMENTS_AND_TEXTS = 5

function eachNode(root: Node, visit: (node: Node) => void): void {
  visit(root)
  const walker = document.createTreeWalker(root, ELEMENTS_AND_TEXTS)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) visit(node)
}

function mask(node: Node, done: Done): void {
  if (node instanceof Text && !done.has(node) && !node.parentElement?.closest(NOT_MASKED)) {
    const read = textsAround(node)
    for (const text of read) done.add(text)
    maskTexts(read)
  }
  if (node instanceof Element) for (const name of ATTRIBUTES) maskAttribute(node, name)
}

/** Masks texts that are read as one, such as those around the marked words of a search. */
function maskTexts(read: readonly Text[]): void {
  const written = read.map((text) => writtenIn(text))
  for (const [index, masked] of maskParted(written, SEEN, isOwnWords(read[0]?.parentElement)).entries()) {
    const [text, before] = [read[index], written[index]]
    if (!text || before === undefined || masked === text.data) continue
    texts.set(text, { written: before, masked })
    text.data = masked
  }
}

function writtenIn(text: Text): string {
  const before = texts.get(text)
  return before?.masked === text.data ? before.written : text.data
}

function maskAttribute(element: Element, name: string): void {
  const current = element.getAttribute(name)
  if (current === null || element.closest('[data-scores]')) return
  const masks = attributes.get(element) ?? new Map<string, Masked>()
  const before = masks.get(name)
  const written = before?.masked === current ? before.written : current
  const masked = maskAmounts(written, HEARD, isOwnWords(element))
  if (masked === current) return
  attributes.set(element, masks.set(name, { written, masked }))
  element.setAttribute(name, masked)
}

/** Restores the text, unless the page has changed it since. */
function unmask(node: Node): void {
  if (node instanceof Text && texts.has(node)) node.data = writtenIn(node)
  if (!(node instanceof Element)) return
  for (const [name, { written, masked }] of attributes.get(node) ?? [])
    if (node.getAttribute(name) === masked) node.setAttribute(name, written)
}

/** The stored choice; false if the browser forbids storage. */
function readStored(): boolean {
  try {
    return localStorage.getItem(AMOUNTS_CHOICE) === 'yes'
  } catch {
    return false
  }
}

function store(isChosen: boolean): void {
  try {
    localStorage.setItem(AMOUNTS_CHOICE, isChosen ? 'yes' : 'no')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
