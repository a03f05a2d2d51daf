import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'

const PATH = '/the-ebs-method/6wr/lg/guided-meditation/'
/** A sentence of demo/guides/guided-meditation.ts. */
const word = 'You are not repairing anything.'

describe('the guided meditation of the six-week reset', () => {
  test('shows a visitor only header and footer, and is not indexed', async () => {
    const { status, text } = await sendRequest(PATH)
    expect(status).toBe(200)
    expect(text).not.toContain(word)
    expect(text).toMatch(/<main[^>]*>(?:<!--.*?-->|<template[^>]*><\/template>)*<\/main>/)
    expect(text).toContain('<footer')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('sends no text of it in the navigation payload', async () => {
    const { text } = await sendRequest(PATH, { headers: { rsc: '1' } })
    expect(text).not.toContain(word)
  })

  test('shows its text to a member', async () => {
    const { text } = await sendRequest(PATH, { cookie: await cookieOf('free') })
    expect(text).toContain(word)
  })
})
