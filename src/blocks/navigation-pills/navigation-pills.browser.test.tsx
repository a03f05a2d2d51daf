import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../tests/support/emulate-media'
import { Pills } from './Pills.client'

const NAMES = ['Eat', 'Burn', 'Sleep', 'Breathe', 'Walk', 'Rest']
const PILLS = NAMES.map((label) => ({ label, href: `#${label.toLowerCase()}` }))

// Scrolls at once, so that no scroll is interrupted by the next one.
beforeEach(async () => {
  await emulateMedia({ reducedMotion: true })
})
// The next file is in the same page of the browser.
afterEach(async () => {
  await emulateMedia()
})

async function showPage() {
  await render(
    <>
      <Pills pills={PILLS} />
      {NAMES.map((name) => (
        <section id={name.toLowerCase()} key={name} style={{ blockSize: '120vh' }}>
          <h2>{name}</h2>
        </section>
      ))}
    </>,
  )
}

const pill = (name: string) => page.getByRole('link', { name, exact: true })

test('the pill of the section in view is marked, and stays in view', async () => {
  await page.viewport(390, 844)
  await showPage()
  document.getElementById('rest')?.scrollIntoView()
  await expect.element(pill('Rest')).toHaveAttribute('aria-current', 'location')
  await expect.element(pill('Rest')).toBeInViewport({ ratio: 1 })
  document.getElementById('burn')?.scrollIntoView()
  await expect.element(pill('Burn')).toHaveAttribute('aria-current', 'location')
  await expect.element(pill('Rest')).not.toHaveAttribute('aria-current')
  await expect.element(pill('Burn')).toBeInViewport({ ratio: 1 })
})

test('the keyboard moves from pill to pill and follows one', async () => {
  await showPage()
  // The test before has scrolled: a scroll that is still on its way would win over the pill's.
  window.scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(pill('Eat')).toHaveAttribute('aria-current', 'location')
  await userEvent.keyboard('{Tab}')
  await expect.element(pill('Eat')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(pill('Burn')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Burn' })).toBeInViewport()
})
