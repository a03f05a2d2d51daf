import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextVideo } from './TextVideo.client'

test('a video in a text loads nothing before a press, and keeps the focus', async () => {
  const { container } = await render(
    <TextVideo title="Breathe" caption="Ten minutes" href="https://player.example/1" poster={null} />,
  )
  expect(container.querySelector('iframe, video')).toBeNull()
  await expect.element(page.getByText('Ten minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Play: Breathe' }).click()
  // A provider that we do not know: its player in a frame that can neither navigate the page nor read it.
  await expect.poll(() => container.querySelector('iframe')?.getAttribute('sandbox')).toContain('allow-scripts')
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe('https://player.example/1')
  expect(container.contains(document.activeElement)).toBe(true)
})
