// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of components, as text
import { expect, it } from 'vitest'
import { literalTextsIn } from './literal-texts.ts'

const found = (jsx: string) => literalTextsIn('a.tsx', `const a = ${jsx}`)

it('finds words between tags, in attributes that are read, and in what an expression comes out as', () => {
  expect(found('<p>Your list <b>is</b> empty</p>')).toEqual(['Your list', 'is', 'empty'])
  expect(found('<p aria-label="All of it" title={`of ${a}`} />')).toEqual(['All of it', 'of'])
  expect(found("<p>{isOpen ? 'Close' : words.open} {isOpen && 'now'} {'on ' + day} {`${n} assets`}</p>")).toEqual([
    ...['Close', 'now', 'on', 'assets'],
  ])
})

it('finds nothing in messages, names of classes, keys and signs', () => {
  expect(found('<p className="wide" id={`a-${id}`} role="alert">{messages.open} · {count}/{max}</p>')).toEqual([])
  expect(found("<p>{kind === 'open' ? a : b}{list.map((row) => <i key='one'>{row}</i>)}{' '}</p>")).toEqual([])
})
