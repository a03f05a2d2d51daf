import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodyOfBlocks, type EditorBody } from './editor-body'
import type { EditorHandle } from './editor-handle'
import { PostEditor } from './PostEditor.client'

/** An upload that the test answers. */
class FakeRequest {
  static readonly all: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onloadend = () => {}
  status = 0
  responseText = ''
  path = ''
  type = ''
  body: unknown
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value
  }
  send(body: unknown) {
    this.body = body
    FakeRequest.all.push(this)
  }
  abort() {
    this.onloadend()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onloadend()
  }
}
vi.stubGlobal('XMLHttpRequest', FakeRequest)

const text = page.getByRole('textbox', { name: 'Your post', exact: true })
const alt = page.getByRole('textbox', { name: 'What does the picture show?' })
const add = page.getByRole('button', { name: 'Add picture' })
const file = (name: string, type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], name, { type })
const stored = { id: 7, url: '/cms/api/forumPictures/file/abc123.webp', width: 40, height: 30 }
const picture = (description: string) => ({
  type: 'picture',
  version: 1,
  picture: 7,
  alt: description,
  file: 'abc123.webp',
  width: 40,
  height: 30,
})

let latest: EditorBody | null = null
const handle: { current: EditorHandle | null } = { current: null }
const pictures = () => (latest?.root.children ?? []).filter((one) => (one as { type: string }).type === 'picture')

beforeEach(() => {
  latest = null
  FakeRequest.all.length = 0
})

async function show(initial?: EditorBody) {
  await render(
    <PostEditor
      ref={(editor) => {
        handle.current = editor
      }}
      label="Your post"
      initial={initial}
      onChange={(body) => {
        latest = body
      }}
    />,
  )
  await expect.element(text).toBeVisible()
}
const choose = (...files: File[]) => page.getByLabelText('Pictures for the post').upload(files)
const upload = async () => {
  await expect.poll(() => FakeRequest.all.length).toBeGreaterThan(0)
  const last = FakeRequest.all.at(-1)
  if (!last) throw new Error('Nothing was sent.')
  return last
}

test('a picture is sent, described and added', async () => {
  await show()
  await choose(file('soup.png'))
  const request = await upload()
  expect([request.path, request.type]).toEqual(['/api/forum/pictures', 'image/png'])
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  await expect.element(page.getByRole('progressbar', { name: 'Sending soup.png' })).toHaveAttribute('value', '0.25')
  expect(handle.current?.unfinished()).toBe('Say what your picture shows and add it, or remove it.')
  request.answer(200, { picture: stored })
  await add.click()
  await expect.element(alt).toHaveAccessibleDescription(/^Say what the picture shows\./)
  await alt.fill(' A green soup ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(pictures).toEqual([picture('A green soup')])
  await expect.element(page.getByRole('img', { name: 'A green soup' })).toBeVisible()
  expect(handle.current?.unfinished()).toBeNull()
})

test.each([
  ['another type', file('a.gif', 'image/gif'), 'a.gif: We cannot read this image. Use a JPEG, PNG or WebP file.'],
  [
    'too large a file',
    file('big.png', 'image/png', 8 * 1024 * 1024 + 1),
    'big.png: This picture is too large. Use one of 8 MB at most.',
  ],
])('%s is named and not sent', async (_, wrong, message) => {
  await show()
  // As dropped or pasted: a file chooser offers no other types.
  const transfer = new DataTransfer()
  transfer.items.add(wrong)
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByText(message)).toBeVisible()
  expect(FakeRequest.all).toEqual([])
  expect(handle.current?.unfinished()).toBeNull()
  await page.getByRole('button', { name: `Remove ${wrong.name}` }).click()
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test('a name with a script is shown as a name', async () => {
  await show()
  const name = '<img src=x onerror=alert(1)>.png'
  await choose(file(name))
  ;(await upload()).answer(429, { error: { message: 'Too many attempts.' } })
  await expect.element(page.getByText(`${name}: Too many attempts.`)).toBeVisible()
})

test('a lost connection is said; the text is complete without the picture', async () => {
  await show()
  await choose(file('soup.png'))
  ;(await upload()).onloadend()
  await expect.element(page.getByText('soup.png: The site cannot be reached. Please try again.')).toBeVisible()
  expect(handle.current?.unfinished()).toBeNull()
})

test('a picture of the post is described again, and removed', async () => {
  await show(bodyOfBlocks([picture('A soup') as never]))
  await page.getByRole('button', { name: 'Change description' }).click()
  await alt.fill('')
  await expect.element(alt).toHaveAccessibleDescription('Say what the picture shows.')
  await alt.fill('A red soup')
  await page.getByRole('button', { name: 'Save description' }).click()
  await expect.poll(pictures).toEqual([picture('A red soup')])
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect.poll(() => latest).toBeNull()
})
