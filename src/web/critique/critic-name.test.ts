import { createElement } from 'react'
import { expect, it } from 'vitest'
import { markupOf } from '#test/support/markup.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { LanguageOfPart } from '#web/language/use-messages.ts'
import { CriticName } from './critic-name.tsx'

const named = (model: string, language: 'en' | 'de') =>
  markupOf(createElement(LanguageOfPart, { value: language }, createElement(CriticName, { model })))

it('the built-in critic has a name in each language, and a language model its own', () => {
  speakGerman(german)
  expect(named('built-in critic', 'en')).toBe('<span>built-in critic</span>')
  expect(named('built-in critic', 'de')).toBe('<span>eingebauter Kritiker</span>')
  expect(named('built-in', 'de')).toBe('<span>eingebauter Kritiker</span>')
  expect(named('gpt-4o', 'de')).toBe('<span lang="en">gpt-4o</span>')
})
