import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readPostBody } from '@/rules/forum/post-body'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { block, bodyOfBlocks, type EditorBody, lineBreak, linkPart, listPart, textPart } from './editor-body'
import type { EditorHandle } from './editor-handle'
import { PostEditor } from './PostEditor.client'

const text = page.getByRole('textbox', { name: 'Your post', exact: true })
const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
const tool = (name: string) => toolbar.getByRole('button', { name, exact: true })

let latest: EditorBody | null = null
const handle: { current: EditorHandle | null } = { current: null }
const blocks = () => latest?.root.children ?? []
const paragraph = (...children: Parameters<typeof block>[1]) => block('paragraph', children)

beforeEach(() => {
  latest = null
  stubFetch(() => Response.json({ members: [{ name: 'Ana', username: 'ana', avatar: null }] }))
})

async function show(own: Partial<Parameters<typeof PostEditor>[0]> = {}) {
  await render(
    <PostEditor
      ref={(editor) => {
        handle.current = editor
      }}
      label="Your post"
      placeholder="Write a few lines"
      onChange={(body) => {
        latest = body
      }}
      {...own}
    />,
  )
  await expect.element(text).toBeVisible()
}

/** Pastes as a browser does. */
function paste(data: Record<string, string>): void {
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('text, lists, quotes and formats are emitted as the calls take them', async () => {
  await show()
  await text.click()
  await userEvent.keyboard(
    'Hello {Control>}b{/Control}all{Control>}b{/Control} of you{Enter}- One{Enter}Two{Enter}{Enter}> Said',
  )
  await expect
    .poll(blocks)
    .toEqual([
      paragraph(textPart('Hello '), textPart('all', 1), textPart(' of you')),
      listPart('bullet', [block('listitem', [textPart('One')]), block('listitem', [textPart('Two')])]),
      block('quote', [textPart('Said')]),
    ])
})

test('the tools say what is on, and Ctrl+U changes nothing', async () => {
  await show()
  await text.click()
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
  await tool('Bold').click()
  await tool('Italic').click()
  await userEvent.keyboard('{Control>}u{/Control}Loud')
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(blocks).toEqual([paragraph(textPart('Loud', 3))])
  await tool('Numbered list').click()
  await expect.element(tool('Numbered list')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(blocks).toEqual([listPart('number', [block('listitem', [textPart('Loud', 3)])])])
  await tool('Numbered list').click()
  await tool('Quote').click()
  await expect.poll(blocks).toEqual([block('quote', [textPart('Loud', 3)])])
  await userEvent.keyboard('{Control>}{Shift>}9{/Shift}{/Control}')
  await expect.poll(blocks).toEqual([paragraph(textPart('Loud', 3))])
})

test('the toolbar is one stop of the Tab key; arrows lead from tool to tool', async () => {
  await show()
  tool('Bold').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tool('Bulleted list')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(tool('Picture')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(text).toHaveFocus()
})

test('a link is checked, added to the selected words, changed and removed', async () => {
  await show()
  await text.click()
  await userEvent.keyboard('soup{Shift>}{Home}{/Shift}{Control>}k{/Control}')
  const address = page.getByRole('textbox', { name: 'Link address' })
  await expect.element(address).toHaveFocus()
  await address.fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(address)
    .toHaveAccessibleDescription('Enter an address, such as https://example.com or /recipes/.')
  await address.fill(`${window.location.origin}/recipes/soup/`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(blocks).toEqual([paragraph(linkPart('/recipes/soup/', [textPart('soup')]))])
  await expect.element(address).not.toBeInTheDocument()
  await tool('Link').click()
  await expect.element(address).toHaveValue('/recipes/soup/')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(blocks).toEqual([paragraph(textPart('soup'))])
})

test('an address that is typed or pasted becomes a link; one of this site by its path', async () => {
  await show()
  await text.click()
  await userEvent.keyboard('See https://example.com/a. ')
  await expect
    .poll(blocks)
    .toEqual([
      paragraph(
        textPart('See '),
        linkPart('https://example.com/a', [textPart('https://example.com/a')]),
        textPart('. '),
      ),
    ])
  await userEvent.keyboard('{Enter}')
  const own = `${window.location.origin}/recipes/soup/`
  paste({ 'text/plain': own })
  await expect.poll(() => blocks()[1]).toEqual(paragraph(linkPart('/recipes/soup/', [textPart(own)])))
})

test('formatted text is cleaned when it is pasted; plain text keeps its lines', async () => {
  await show()
  await text.click()
  paste({ 'text/html': '<h2>Leeks</h2><p style="color:red">are <u>good</u></p>', 'text/plain': 'Leeks are good' })
  await expect.poll(blocks).toEqual([paragraph(textPart('Leeks', 1)), paragraph(textPart('are good'))])
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  paste({ 'text/plain': 'One\nTwo\n\nThree' })
  await expect
    .poll(blocks)
    .toEqual([paragraph(textPart('One'), lineBreak(), textPart('Two')), paragraph(textPart('Three'))])
})

test('text of another editor of the same kind is cleaned as well', async () => {
  await show()
  await text.click()
  const nodes = [{ type: 'heading', tag: 'h1', version: 1, children: [] }]
  paste({
    'application/x-lexical-editor': JSON.stringify({ namespace: 'other', nodes }),
    'text/html': '<h1>Words</h1>',
  })
  await expect.poll(blocks).toEqual([paragraph(textPart('Words', 1))])
})

test('@ offers members, by keys and for screen readers', async () => {
  await show({ topicId: 7 })
  await text.click()
  await userEvent.keyboard('Thanks @an')
  const option = page.getByRole('option', { name: /Ana/ })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(blocks).toEqual([paragraph(textPart('Thanks @ana '))])
  await expect.element(option).not.toBeInTheDocument()
})

test('shows a body, quotes someone, and empties', async () => {
  await show({ initial: bodyOfBlocks([paragraph(textPart('Stored'))]) })
  await expect.element(text).toHaveTextContent('Stored')
  handle.current?.quote('ana', 'Two\nlines')
  await expect
    .poll(blocks)
    .toEqual([
      paragraph(textPart('Stored')),
      block('quote', [textPart('ana:', 1), lineBreak(), textPart('Two'), lineBreak(), textPart('lines')]),
      paragraph(),
    ])
  handle.current?.clear()
  await expect.element(text).toHaveTextContent(/^$/)
})

test('an error is read with the text', async () => {
  await show({ error: 'Write something first.' })
  await expect.element(text).toHaveAccessibleDescription('Write something first.')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
})

test('fits a phone: no tool is cut off', async () => {
  await page.viewport(390, 800)
  await show()
  const right = Math.max(
    ...toolbar
      .getByRole('button')
      .elements()
      .map((one) => one.getBoundingClientRect().right),
  )
  expect(right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 900)
})

test('everything that is emitted is accepted', async () => {
  const spy = vi.fn()
  await show({ onChange: spy })
  await text.click()
  await userEvent.keyboard('**bold** _it_ www.example.com {Enter}1. a{Enter}{Tab}{Shift>}{Tab}{/Shift}')
  await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(5)
  for (const [body] of spy.mock.calls) {
    expect(() => body && readPostBody(body, (url) => /^https?:/.test(url))).not.toThrow()
  }
})
