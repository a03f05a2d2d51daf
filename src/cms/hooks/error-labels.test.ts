import { type AfterErrorHookArgs, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { removeLabelCommas } from './error-labels'

const invalid = (...labels: string[]) =>
  new ValidationError({ errors: labels.map((label, at) => ({ label, message: 'Required', path: `layout.${at}` })) })

/** The message that the admin gets for an error. */
async function messageOf(error: Error): Promise<string | undefined> {
  const result = { errors: [{ message: error.message }] }
  // The hook reads nothing else.
  const answer = await removeLabelCommas({ error, result } as AfterErrorHookArgs)
  return (answer?.response?.errors ?? result.errors)[0]?.message
}

test('the admin finds each invalid field once, also in a block whose name has commas', async () => {
  const message = await messageOf(invalid('Layout > Block 1 (Text, image and video) > Title', 'Slug'))
  expect(message?.split(':')[1]?.split(',')).toEqual([' Layout > Block 1 (Text image and video) > Title', ' Slug'])
})

test('other messages keep their commas', async () => {
  expect(await messageOf(new Error('Too long, too late'))).toBe('Too long, too late')
  expect(await messageOf(invalid('Slug', 'Title'))).toContain('Slug, Title')
})
