import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toastExamples } from './examples/containers'
import { ToastProvider, useToast } from './Toaster.client'

test('a success and an error have their roles and colors, and close by themselves', async () => {
  await render(
    <ToastProvider durationMs={1_500} preload={false}>
      {toastExamples['success and error']}
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Something worked' }).click()
  const worked = page.getByRole('status').filter({ hasText: 'Saved to your favorites.' })
  await expect.element(worked).toHaveAttribute('data-variant', 'success')
  await page.getByRole('button', { name: 'Something failed' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'The site cannot be reached.' })
  await expect.element(failed).toHaveAttribute('data-variant', 'error')
  await expect.element(worked, { timeout: 10_000 }).not.toBeInTheDocument()
  await expect.element(failed, { timeout: 10_000 }).not.toBeInTheDocument()
})

function Remove({ onUndo }: { onUndo(): void }) {
  const { success } = useToast()
  return (
    <button type="button" onClick={() => success('Removed', { label: 'Undo', onClick: onUndo })}>
      Remove
    </button>
  )
}

test('the action of a toast runs, and the toast closes', async () => {
  const undo = vi.fn()
  await render(
    <ToastProvider durationMs={60_000} preload={false}>
      <Remove onUndo={undo} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument()
})
