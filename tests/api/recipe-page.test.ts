import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { edit, makeRecipe, removeMade } from '../support/http/editor'
import { aSignedInMember } from '../support/http/members'
import { removeUsers } from '../support/http/users'

afterAll(removeMade)
afterAll(removeUsers)

const text = async (path: string, cookie?: string) => (await sendRequest(path, { cookie })).text

describe('the HTML of a recipe page', () => {
  test('has the amounts as the editor wrote them', async () => {
    const { path } = await makeRecipe({
      servings: 2,
      ingredientGroups: [{ ingredients: [{ quantity: '1/3', unit: 'cup', name: 'Rice' }] }],
    })
    expect(await text(path)).toContain('>1/3 cup<')
  })

  test('leaves out nutrition values that were not entered', async () => {
    const { path } = await makeRecipe({ nutritionSalt: null, nutritionFiber: 0 })
    const html = await text(path)
    expect(html).toContain('Dietary fiber')
    expect(html).not.toContain('Saturated fat')
  })

  test('shows a visitor the average rating once the page is rendered again, and no member’s own', async () => {
    const recipe = await makeRecipe()
    expect(await text(recipe.path)).toContain('No ratings yet')
    for (const rating of [4, 5]) {
      const member = await aSignedInMember()
      await member.sendAs('/api/recipes/ratings', { body: { recipeId: recipe.databaseId, rating } })
    }
    await edit('PATCH', `/recipes/${recipe.id}?depth=0`, { _status: 'published' })
    const html = await text(recipe.path)
    expect(html).toContain('4.5 of 5')
    expect(html).toContain('"ratingValue":4.5,"ratingCount":2')
  })

  test('has no place for a note on a visitor’s page', async () => {
    const { path } = await makeRecipe()
    expect(await text(path)).not.toContain('Your note')
    expect(await text(path, await cookieOf('free'))).toContain('Your note')
  })

  test('shows the related recipes that the editor chose, in their order', async () => {
    const [one, two] = [await makeRecipe({ title: 'Chosen one' }), await makeRecipe({ title: 'Chosen two' })]
    const { path } = await makeRecipe({ relatedRecipes: [two.id, one.id] })
    const html = await text(path)
    expect(html.indexOf('Chosen two')).toBeGreaterThan(0)
    expect(html.indexOf('Chosen two')).toBeLessThan(html.indexOf('Chosen one'))
    expect(html).toContain('You may also like')
  })

  test('shows them also when the recipe is locked', async () => {
    const other = await makeRecipe({ title: 'Chosen for a locked one' })
    const { path } = await makeRecipe({ relatedRecipes: [other.id], requiredPlan: 'premium' })
    expect(await text(path)).toContain('Chosen for a locked one')
  })

  test('shows the editor’s own heading above them, and the button links where the editor set it', async () => {
    const other = await makeRecipe()
    const { path } = await makeRecipe({
      relatedRecipes: [other.id],
      relatedPostsTitle: 'More from this pot',
      relatedPostsSubtitle: 'On another day of the week.',
      relatedPostsArchiveLink: { title: 'All soups', url: '/recipes/soups' },
    })
    const html = await text(path)
    expect(html).toContain('More from this pot')
    expect(html).toContain('On another day of the week.')
    expect(html).toMatch(/href="\/recipes\/soups"[^>]*>All soups/)
    expect(html).not.toContain('You may also like')
  })

  test('otherwise shows others of its categories, and the link to all of them', async () => {
    const html = await text('/recipes/ginger-noodle-broth/')
    expect(html.match(/data-grid="related".*?<\/ul>/s)?.[0].match(/<article/g)).toHaveLength(4)
    expect(html).toMatch(/href="\/recipes\/"[^>]*>All recipes/)
  })
})
