import { expect, test } from 'vitest'
import { isRouteMissing } from './openai-failure.ts'

const error = (status: number, message: string) => Object.assign(new Error(message), { status })

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
