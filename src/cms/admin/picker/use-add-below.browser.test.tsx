import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAddBelow } from './use-add-below.client'

type Props = { onAddBelow: (index: number) => void; onPayload: () => void }

/** The parts of Payload's rows and of their menus, which are rendered elsewhere in the document. */
function Blocks({ onAddBelow, onPayload }: Props) {
  return (
    <div {...useAddBelow('layout', onAddBelow)}>
      <div id="layout-row-2">
        <button type="button" className="array-actions__button" onKeyDown={(event) => event.preventDefault()}>
          Menu of the block
        </button>
        <div id="layout-2-cards-row-0">
          <button type="button" className="array-actions__button">
            Menu of a card
          </button>
        </div>
      </div>
      {createPortal(
        <button type="button" className="array-actions__add" onClick={onPayload}>
          Add Below
        </button>,
        document.body,
      )}
    </div>
  )
}

const addBelow = page.getByRole('button', { name: 'Add Below' })

test('Add Below in the menu of a block opens our picker, that of a row inside it stays as it is', async () => {
  const onAddBelow = vi.fn()
  const onPayload = vi.fn()
  await render(<Blocks onAddBelow={onAddBelow} onPayload={onPayload} />)
  await page.getByRole('button', { name: 'Menu of the block' }).click()
  await addBelow.click()
  expect(onAddBelow).toHaveBeenCalledExactlyOnceWith(2)
  expect(onPayload).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Menu of a card' }).click()
  await addBelow.click()
  expect(onPayload).toHaveBeenCalledOnce()
  expect(onAddBelow).toHaveBeenCalledOnce()
})

test('so it does when the menu is opened with the keyboard', async () => {
  const onAddBelow = vi.fn()
  await render(<Blocks onAddBelow={onAddBelow} onPayload={vi.fn()} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await addBelow.click()
  expect(onAddBelow).toHaveBeenCalledExactlyOnceWith(2)
})
