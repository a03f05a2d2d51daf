import { expect, test } from '../support/http/browser'
import { openStopped, stopClock } from '../support/http/browser-session'
import { aWord, makeItem, makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

test('a masterclass appears after 1100 ms, with its chat hidden', async ({ page }) => {
  const title = `Bread ${aWord()}`
  const { id } = await makeItem('masterclasses', {
    title,
    teacher: 'Nora Lind',
    video: { embedCode: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' },
    chatCode: '<iframe src="https://vimeo.com/live-chat/76979871"></iframe>',
  })
  const { path } = await makePage({ layout: [{ blockType: 'masterclassLive', title: 'Live', masterclass: id }] })
  await stopClock(page)
  await openStopped(page, path)
  const play = page.getByRole('button', { name: `Play: ${title}` })
  await page.clock.runFor(1_099)
  await expect(page.locator('[data-waiting]')).toBeVisible()
  await expect(play).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(play).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show chat' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('iframe')).toHaveCount(0)
})
