import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieFor, cookieOf, STAFF } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, edit, type MadeRecipe, makeRecipe, removeMade } from '../support/http/editor'

const title = `Draft ${aWord()}`
const secret = `Stir the ${aWord()} slowly`
let recipe: MadeRecipe

beforeAll(async () => {
  recipe = await makeRecipe({ requiredPlan: 'premium', method: [{ text: secret }] })
  await edit('PATCH', `/recipes/${recipe.id}?draft=true`, { title, _status: 'draft' })
})
afterAll(removeMade)

const preview = (audience: string, cookie: string | undefined) =>
  sendRequest(`/preview/${audience}/recipes/${recipe.id}/`, { cookie })

describe('the preview of a draft', () => {
  test.each(STAFF)('shows it to the %s as the chosen audience sees it', async (name) => {
    const cookie = await cookieOf(name)
    const [premium, visitor] = await Promise.all([preview('premium', cookie), preview('visitor', cookie)])
    expect([premium.status, visitor.status]).toEqual([200, 200])
    expect(premium.text).toContain(title)
    expect(premium.text).toContain(secret)
    expect(visitor.text).toContain(title)
    expect(visitor.text).toContain('The rest of this content is reserved for members')
    expect(visitor.text).not.toContain(secret)
  })

  test.each(['visitor', 'free', 'premium'] as const)('is not found by a %s', async (audience) => {
    const { status, text } = await preview('visitor', await cookieFor(audience))
    expect(status).toBe(404)
    expect(text).not.toContain(title)
  })
})
