import { describe, expect, test } from 'vitest'
import { AppError } from '@/rules/app-error'
import { withHtmlResponse } from './no-script-response.server'

/** The page that a browser without scripts shows for an error. */
async function pageFor(error: AppError) {
  const handle = withHtmlResponse(async () => Response.json(error, { status: error.status }))
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const answer = await handle(new Request('http://localhost/api/newsletter', { method: 'POST', headers }))
  return { status: answer.status, text: await answer.text() }
}

describe('the newsletter without scripts shows the messages of its form', () => {
  test.each([
    ['to wait', new AppError('too_many_requests', 'Please try again later.'), 'Please try again later.'],
    [
      'what is wrong with the address',
      new AppError('bad_request', 'Some of the values are not valid.', { fields: { EMAIL: 'Enter your address.' } }),
      'Enter your address.',
    ],
  ])('%s', async (_what, error, reason) => {
    const { status, text } = await pageFor(error)
    expect(status).toBe(error.status)
    expect(text).toContain(`<h1>An error occured. ${reason}</h1>`)
  })

  test('and no details of an internal failure', async () => {
    const { text } = await pageFor(new AppError('internal', 'Something went wrong on our side.'))
    expect(text).toContain('<h1>An error occured.</h1>')
  })
})
