import { expect, test } from 'vitest'
import { isRouteMissing } from './openai-error.ts'
import { failureOf } from './openai-failure.ts'

const error = (status: number, message: string, more: object = {}) =>
  Object.assign(new Error(message), { status, ...more })
const model = { apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1', model: 'foo-9' }
const told = (failed: unknown, hasText = false) => failureOf(failed, hasText, model, 'responses').end

test.each([
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [501, 'Not Implemented'],
  [400, "Unknown parameter: 'instructions'."],
  [422, 'Extra inputs are not permitted: input'],
  [400, "Unrecognized request argument supplied: 'input'"],
])('%i %s: the other API is tried', (status, message) => expect(isRouteMissing(error(status, message))).toBe(true))

test.each([
  [400, 'Invalid prompt: the input is too long'],
  [400, "Unknown parameter: 'store'."],
  [404, "The model 'gpt-4o' does not exist"],
  [401, 'Incorrect API key provided'],
  [429, 'You exceeded your current quota'],
])('%i %s: the other API is not tried', (status, message) => expect(isRouteMissing(error(status, message))).toBe(false))

test.each([
  [404, 'This model is only supported in v1/responses and not in v1/chat/completions.', { param: 'model' }],
  [404, 'This is not a chat model and thus not supported in the v1/chat/completions endpoint.', { param: 'model' }],
])('%i %s: the model is there, and the other API is tried', (status, message, more) =>
  expect(isRouteMissing(error(status, message, more))).toBe(true),
)

test.each([
  [404, "model 'llama3.2' not found, try pulling it first"],
  [404, 'The model `Qwen2.5-7B-Instruct` does not exist.'],
  [404, 'models/gemini-2.5-pro is not found for API version v1beta'],
  [400, 'foo/bar is not a valid model ID'],
  [400, 'Invalid model: foo'],
])('%i %s: the model is gone, and not the route', (status, message) => {
  expect(isRouteMissing(error(status, message))).toBe(false)
  expect(told(error(status, message)).reason).toMatch(/no model foo-9.*AI_MODEL/)
})

test.each([
  ['an event without a code', { type: 'error', code: null, message: 'out of memory' }],
  ['a failed answer that says nothing', null],
  ['an error within a stream', Object.assign(new Error('terminated'), { error: { message: 'terminated' } })],
])('a provider that tells of its failure by %s was reached', (_, failed) => {
  for (const hasText of [false, true])
    expect(told(failed, hasText)).toEqual({
      status: 'failed',
      reason: 'The AI provider failed while it was answering.',
      failure: 'upstream',
    })
})

test('a connection that breaks says so, before and after the first words', () => {
  expect(told(new TypeError('fetch failed')).reason).toBe(
    'The AI provider could not be reached, or did not answer in time.',
  )
  expect(told(new TypeError('terminated'), true).status).toBe('interrupted')
})

test.each([
  [402, 'Insufficient Balance', {}, /quota/],
  [429, 'You exceeded your current quota', { type: 'insufficient_quota', code: null }, /quota/],
  [400, "This model's maximum context length is 4096 tokens.", {}, /longer than the model foo-9 can read/],
  [413, 'Request too large', {}, /longer than the model foo-9 can read/],
])('%i %s: asking again would come to the same', (status, message, more, reason) => {
  expect(told(error(status, message, more))).toMatchObject({ reason: expect.stringMatching(reason), isFinal: true })
})

test.each([
  [400, 'The prompt triggered content management', { code: 'content_filter' }, /content filter/],
  [403, 'Country not supported', {}, /refuses this request \(403\)/],
  [422, 'value is not a valid integer', {}, /did not accept the request/],
])('%i %s: the sentence is about that', (status, message, more, reason) => {
  expect(failureOf(error(status, message, more), false, model, 'chat')).toMatchObject({
    end: { reason: expect.stringMatching(reason) },
    retryAfterMs: null,
  })
})
