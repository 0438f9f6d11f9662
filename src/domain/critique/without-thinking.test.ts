import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeThinkingFilter, withoutThinking } from './without-thinking.ts'

describe('a model’s thoughts', () => {
  it.each([
    ['before the answer', '<think>The user is sure.</think>\n\nPsychology: a', 'Psychology: a'],
    ['in its middle', 'Psychology: a <think>hm</think>b', 'Psychology: a b'],
    ['in each other', '<think>a<think>b</think>c</think>Psychology: d', 'Psychology: d'],
    ['never closed', 'Psychology: a\n<think>and then', 'Psychology: a\n'],
    ['closed and never opened', 'The user wants\n</think>\nPsychology: a', 'Psychology: a'],
    ['in capitals, by the longer name', '<THINKING>a</Thinking>b', 'b'],
    ['and nothing else', '<think>only this', ''],
    ['with a blank in the tag', '<think >The user is sure.</think >\nPsychology: a', 'Psychology: a'],
    ['with an attribute', '<think duration="3">hm</think>Psychology: a', 'Psychology: a'],
    ['under other names', '<thought>a</thought><reasoning>b</reasoning>c', 'c'],
    ['in square brackets', '[THINK]a[/THINK]b', 'b'],
    ['closed in square brackets only', 'a[/THINK]b', 'b'],
    ['between triangles', '◁think▷The user is sure.◁/think▷Psychology: a', 'Psychology: a'],
    [
      'in a channel of its own',
      '<|channel|>analysis<|message|>The user<|end|><|start|>assistant<|channel|>final<|message|>Psychology: a<|return|>',
      'Psychology: a',
    ],
    [
      'in channels before a call of a tool',
      '<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>commentary to=x <|constrain|>json<|message|>{}<|call|><|start|>assistant<|channel|>analysis<|message|>b<|end|><|channel|>final<|message|>c',
      'c',
    ],
    ['begun as a channel at the very end', 'Psychology: a<|channel|>ana', 'Psychology: a'],
    ['begun at the very end', 'Psychology: a\n<thi', 'Psychology: a\n'],
    ['ended at the very end', 'Psychology: a</thin', 'Psychology: a'],
  ])('%s are no part of it', (_, said, answer) => {
    expect(withoutThinking(said)).toBe(answer)
  })

  it.each(['Psychology: a?<|im_end|>', '<|assistant|>Psychology: a?</s>', 'Psychology: a?<|eot_'])(
    'signs of its template, as in %s, are no part of it',
    (said) => expect(withoutThinking(said)).toBe('Psychology: a?'),
  )

  it.each([
    'a < b and b < th',
    'a <| b |> c',
    'x <|',
    '◁',
    'P/E <thinkers>',
    'a <b>c</b> <thin air>',
    'x <<t',
    'a<',
    'a [Thinkers] [',
    'a <thoughtful>',
  ])('what only begins like one (%s) is kept', (text) => {
    expect(withoutThinking(text)).toBe(text)
  })

  it('are found wherever the chunks are cut, and no letter of them is given out', () => {
    const piece = fc.constantFrom(
      '<think>',
      '</think >',
      '<thinking a="b">',
      '[THINK]',
      '[/THINK]',
      '◁think▷',
      '<|channel|>',
      'final',
      'analysis',
      '<|end|>',
      '|',
      '[',
      '</thought>',
      '<',
      'think',
      '>',
      ' ',
      'a',
      '/',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat(12)), (pieces, lengths) => {
        const said = pieces.join('')
        const filter = makeThinkingFilter()
        let given = ''
        let at = 0
        for (const length of [...lengths, said.length]) {
          given += filter.add(said.slice(at, at + length))
          at += length
        }
        given += filter.end()
        expect(filter.text).toBe(withoutThinking(said))
        expect(given.endsWith(filter.text)).toBe(true)
      }),
      { seed: 20 },
    )
  })
})
