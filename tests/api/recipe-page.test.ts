import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ask } from '../support/http/client'
import { edit, makeRecipe, removeMade } from '../support/http/editor'
import { aSignedInMember } from '../support/http/members'
import { removeUsers } from '../support/http/users'

afterAll(removeMade)
afterAll(removeUsers)

const text = async (path: string, cookie?: string) => (await ask(path, { cookie })).text

describe('the page of a recipe, as the server sends it', () => {
  test('has the amounts as written, before any script', async () => {
    const { path } = await makeRecipe({
      servings: 2,
      ingredientGroups: [{ ingredients: [{ quantity: '1/3', unit: 'cup', name: 'Rice' }] }],
    })
    expect(await text(path)).toContain('>1/3 cup<')
  })

  test('what was never entered of the nutrition is left out', async () => {
    const { path } = await makeRecipe({ nutritionSalt: null, nutritionFiber: 0 })
    const html = await text(path)
    expect(html).toContain('Dietary fiber')
    expect(html).not.toContain('Saturated fat')
  })

  test('the average of all is there for a visitor once the page was made anew, and nobody\u2019s own', async () => {
    const recipe = await makeRecipe()
    expect(await text(recipe.path)).toContain('No ratings yet')
    for (const rating of [4, 5]) {
      const member = await aSignedInMember()
      await member.asks('/api/recipes/ratings', { body: { recipeId: recipe.databaseId, rating } })
    }
    await edit('PATCH', `/recipes/${recipe.id}?depth=0`, { _status: 'published' })
    const html = await text(recipe.path)
    expect(html).toContain('4.5 of 5')
    expect(html).toContain('"ratingValue":4.5,"ratingCount":2')
  })

  test('a note to oneself has no place on a visitor\u2019s page', async () => {
    const { path } = await makeRecipe()
    expect(await text(path)).not.toContain('Your note')
    expect(await text(path, await cookieOf('free'))).toContain('Your note')
  })

  test('related are those that the editor chose, in their order', async () => {
    const [one, two] = [await makeRecipe({ title: 'Chosen one' }), await makeRecipe({ title: 'Chosen two' })]
    const { path } = await makeRecipe({ relatedRecipes: [two.id, one.id] })
    const html = await text(path)
    expect(html.indexOf('Chosen two')).toBeGreaterThan(0)
    expect(html.indexOf('Chosen two')).toBeLessThan(html.indexOf('Chosen one'))
    expect(html).toContain('You may also like')
  })

  test('they are so too where the recipe is beyond one’s plan', async () => {
    const other = await makeRecipe({ title: 'Chosen for a locked one' })
    const { path } = await makeRecipe({ relatedRecipes: [other.id], requiredPlan: 'premium' })
    expect(await text(path)).toContain('Chosen for a locked one')
  })

  test('the editor’s own words stand above them, and the button leads where it says', async () => {
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

  test('else others of its categories, and the way to all of them', async () => {
    const html = await text('/recipes/ginger-noodle-broth/')
    expect(html.match(/data-grid="related".*?<\/ul>/s)?.[0].match(/<article/g)).toHaveLength(4)
    expect(html).toMatch(/href="\/recipes\/"[^>]*>All recipes/)
  })
})
