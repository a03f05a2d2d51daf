import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
import { asEditor, aWord, makePage, makeRecipe, removeMade } from '../support/http/editor'
import { followFormChecks, openDocument } from '../support/http/recipe-editor'

const redirected: string[] = []

test.afterAll(async () => {
  await removeMade()
  for (const word of redirected.splice(0)) await asEditor('DELETE', `/redirects?where[from][like]=${word}`)
})

test('a page that gets another slug says where it moves, redirects its old address, and can undo that', async ({
  as,
  page,
}) => {
  const word = aWord()
  redirected.push(word)
  const { id } = await makePage({ slug: `old-${word}` })
  await as('editor')
  await openDocument(page, 'pages', id)
  const address = page.getByRole('region', { name: 'Address' })
  await expect(address).toContainText(`/old-${word}/`)
  await expect(address.getByRole('link', { name: 'View page (opens a new tab)' })).toHaveAttribute(
    'href',
    `/old-${word}/`,
  )

  const settled = followFormChecks(page)
  await page.getByLabel('Slug').fill(`new-${word}`)
  await expect(address).toContainText(`When you publish, it moves to /new-${word}/, and /old-${word}/ redirects there.`)
  await settled()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(address).toContainText(`/old-${word}/ now redirects to the new address.`)
  expect(await sendRequest(`/old-${word}`)).toMatchObject({ status: 301, headers: { location: `/new-${word}/` } })

  await address.getByRole('button', { name: 'Undo the redirect' }).click()
  await expect(address).toContainText('Removed. The old address now leads nowhere.')
  expect((await sendRequest(`/old-${word}`)).status).toBe(404)
})

test('a broken button is named, and leads to an item that is searched and chosen', async ({ as, page }) => {
  const word = aWord()
  const recipe = await makeRecipe({ title: `Stew ${word}` })
  const layout = [{ blockType: 'backgroundCta', title: 'Begin', button: { title: `Go ${word}`, url: '/nowhere/' } }]
  const { id, path } = await makePage({ layout })
  await as('editor')
  await openDocument(page, 'pages', id)
  const problems = page.getByRole('region', { name: 'Links to check' })
  await expect(problems.getByRole('listitem')).toHaveText([
    'Block 1 (Call to action), Button: Nothing is published at /nowhere/.',
  ])

  const settled = followFormChecks(page)
  await page.getByRole('combobox', { name: 'Address' }).first().fill(word)
  await page.getByRole('option', { name: `Stew ${word}` }).click()
  await expect(page.getByRole('link', { name: `Stew ${word} (opens a new tab)` })).toBeVisible()
  await expect(problems).toBeHidden()
  await settled()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('link', { name: `Go ${word}` })).toHaveAttribute('href', recipe.path)
})
