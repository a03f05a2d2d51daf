import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
import { asEditor, aWord, makePage, removeMade } from '../support/http/editor'
import { openDocument } from '../support/http/recipe-editor'

const word = aWord()

test.afterAll(async () => {
  await removeMade()
  await asEditor('DELETE', `/sections?force=true&depth=0&where[title][equals]=${word}`)
})

test('blocks of a page become a section, which changes the page, and are detached from it; undo takes that back', async ({
  as,
  page,
}) => {
  const text = (bodyHtml: string) => ({ blockType: 'richContent', bodyHtml: `<p>${bodyHtml} ${word}</p>` })
  const { id, path } = await makePage({ layout: [text('First'), text('Second'), text('Third')] })
  await as('editor')
  await openDocument(page, 'pages', id)
  const rows = page.locator('[id^="layout-row-"]')
  await page.locator('.ebs-section-maker').first().getByRole('button', { name: 'Save as section' }).click()
  const maker = page.getByRole('group', { name: 'New section' })
  await maker.getByRole('textbox', { name: 'Title of the section' }).fill(word)
  await maker.getByRole('checkbox').nth(1).check()
  await maker.getByRole('checkbox').nth(2).check()
  await maker.getByRole('button', { name: 'Save section' }).click()
  await expect(rows).toHaveCount(2)
  const section = page.locator('#layout-row-1')
  await expect(section).toContainText(word)
  await expect(section.getByText('2 blocks.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  const shown = (words: string) => expect.poll(async () => (await sendRequest(path)).text.includes(`${words} ${word}`))
  await shown('Third').toBe(true)

  const href = (await section.getByRole('link', { name: 'Edit section' }).getAttribute('href')) ?? ''
  await asEditor('PATCH', `/sections/${href.split('/').at(-1)}`, { layout: [text('Changed')], _status: 'published' })
  await shown('Changed').toBe(true)
  await shown('Third').toBe(false)

  await section.getByRole('button', { name: 'Detach' }).click()
  await expect(page.locator('#field-layout__1__bodyHtml')).toHaveValue(`<p>Changed ${word}</p>`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByRole('button', { name: 'Detach' })).toBeVisible()
})
