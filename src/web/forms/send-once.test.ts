import { describe, expect, test } from 'vitest'
import { RequestFailed } from '#web/api/request.ts'
import { type SendState, type Submission, sendOnce } from './send-once.ts'

type Fields = { readonly text: string }

const TYPED: Fields = { text: 'a rule' }
const REFUSED = new RequestFailed({
  type: 'about:blank',
  title: 'Refused',
  status: 409,
  code: 'conflict',
  detail: 'It is there already.',
})

/** A form, and a list of all states that it was in. */
function form(submission: Pick<Submission<Fields, string>, 'send'> & Partial<Submission<Fields, string>>) {
  const states: SendState<Fields, string>[] = [{ refusal: null, answer: null, isSending: false }]
  const now = () => states.at(-1) ?? { refusal: null, answer: null, isSending: false }
  const send = sendOnce<Fields, string>((change) => states.push({ ...now(), ...change }))
  const submit = (typed: Fields, other: Partial<Submission<Fields, string>> = {}) =>
    send({ fields: ['text'], ...submission, ...other }, typed)
  return { now, states, submit }
}

describe('a form that is sent', () => {
  test('is sending until its answer comes, and keeps the answer', async () => {
    const { states, submit } = form({ send: async ({ text }) => `recorded: ${text}` })
    await submit(TYPED)
    expect(states.map(({ isSending, answer }) => [isSending, answer])).toEqual([
      [false, null],
      [false, null],
      [true, null],
      [true, 'recorded: a rule'],
      [false, 'recorded: a rule'],
    ])
    expect(states.every(({ refusal }) => refusal === null)).toBe(true)
  })

  test('is sent once, however often the button is pressed before the answer', async () => {
    const sent: Fields[] = []
    const answer = Promise.withResolvers<string>()
    const { now, submit } = form({
      send: (typed) => {
        sent.push(typed)
        return answer.promise
      },
    })
    const first = submit(TYPED)
    await submit({ text: 'pressed again' })
    expect(now().isSending).toBe(true)
    answer.resolve('recorded')
    await first
    expect(sent).toEqual([TYPED])
    await submit({ text: 'after the answer' })
    expect(sent).toEqual([TYPED, { text: 'after the answer' }])
  })

  test('is not sent if its check finds something wrong, and says which field it is', async () => {
    const { now, submit } = form({
      send: () => Promise.reject(new Error('was sent')),
      check: () => ({ text: 'Write more.' }),
    })
    await submit(TYPED)
    expect(now()).toEqual({
      refusal: { errors: { text: 'Write more.' }, problem: null, refused: TYPED },
      answer: null,
      isSending: false,
    })
  })

  test('is sent if its check has no message for any field', async () => {
    const { now, submit } = form({ send: async () => 'recorded', check: () => ({ text: undefined }) })
    await submit(TYPED)
    expect(now().answer).toBe('recorded')
  })
})

describe('a form that was refused', () => {
  test('keeps the reason and the submitted fields, and can be sent again', async () => {
    const heard: unknown[] = []
    const { now, submit } = form({
      send: () => Promise.reject(REFUSED),
      onRefused: (refusal) => heard.push(refusal.problem?.code),
    })
    await submit(TYPED)
    expect(now()).toMatchObject({
      refusal: { errors: {}, problem: { detail: 'It is there already.' }, refused: TYPED },
      answer: null,
      isSending: false,
    })
    expect(heard).toEqual(['conflict'])
    await submit({ text: 'another rule' }, { send: async () => 'recorded' })
    expect(now()).toEqual({ refusal: null, answer: 'recorded', isSending: false })
  })

  test('forgets the earlier answer, so that no old success is shown beside a refusal', async () => {
    const { now, submit } = form({ send: async () => 'recorded' })
    await submit(TYPED)
    await submit(TYPED, { send: () => Promise.reject(REFUSED) })
    expect(now()).toMatchObject({ answer: null, refusal: { problem: { code: 'conflict' } } })
  })

  test('says in words that it could not be sent, whatever was thrown', async () => {
    const { now, submit } = form({ send: () => Promise.reject('torn cable') })
    await submit(TYPED)
    expect(now().refusal?.problem?.detail).toBe(
      'This could not be sent (torn cable). What you typed is still here. Please try again.',
    )
  })
})
