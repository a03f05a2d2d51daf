import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ask } from '../support/http/client'

const PATH = '/the-ebs-method/6wr/lg/guided-meditation/'
/** Of the text of demo/guides/guided-meditation.ts. */
const word = 'You are not repairing anything.'

describe('the guided meditation of the six-week reset', () => {
  test('shows a visitor nothing but header and footer, and is in no index', async () => {
    const { status, text } = await ask(PATH)
    expect(status).toBe(200)
    expect(text).not.toContain(word)
    expect(text).toMatch(/<main[^>]*>(?:<!--.*?-->|<template[^>]*><\/template>)*<\/main>/)
    expect(text).toContain('<footer')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('says nothing of it in the payload of the router either', async () => {
    const { text } = await ask(PATH, { headers: { rsc: '1' } })
    expect(text).not.toContain(word)
  })

  test('shows a member what is there', async () => {
    const { text } = await ask(PATH, { cookie: await cookieOf('free') })
    expect(text).toContain(word)
  })
})
