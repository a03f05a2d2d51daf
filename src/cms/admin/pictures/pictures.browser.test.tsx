import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DescribePictures } from './DescribePictures.client'
import { useLeftOutFiles } from './use-left-out-files.client'

const toasts = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({
  toast: toasts,
  useConfig: () => ({ config: { routes: { api: '/cms/api', admin: '/admin' } } }),
  useListDrawerContext: () => ({}),
  useSelection: () => ({ selected: new Map() }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

beforeEach(() => vi.clearAllMocks())

test('several descriptions are saved at once; one that is refused says why, and its words stay', async () => {
  const saved: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    saved.push([path, JSON.parse(String(body))])
    return path.includes('/2?')
      ? Response.json({ errors: [{ message: 'It is too long.' }] }, { status: 400 })
      : Response.json({})
  })
  await render(
    <DescribePictures
      pictures={[
        { id: 1, alt: 'A bowl', filename: 'bowl.webp' },
        { id: 2, alt: 'A pan', filename: 'pan.webp' },
        { id: 3, alt: 'A cup', filename: 'cup.webp' },
      ]}
    />,
  )
  await userEvent.fill(page.getByLabelText('bowl.webp'), 'A bowl of soup')
  await userEvent.fill(page.getByLabelText('pan.webp'), 'A pan of eggs')
  await page.getByRole('button', { name: 'Save 2' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is too long.')
  await expect.element(page.getByLabelText('pan.webp')).toHaveValue('A pan of eggs')
  expect(saved).toEqual([
    ['/cms/api/media/1?depth=0', { alt: 'A bowl of soup' }],
    ['/cms/api/media/2?depth=0', { alt: 'A pan of eggs' }],
  ])
  expect(toasts.success.mock.calls).toEqual([['1 description saved.']])
})

function BulkUpload() {
  useLeftOutFiles()
  return <input type="file" multiple aria-label="Files" />
}

test('files that a bulk upload leaves out are named', async () => {
  await render(<BulkUpload />)
  const files = [
    new File(['x'], 'soup.webp', { type: 'image/webp' }),
    new File(['x'], 'dance.gif', { type: 'image/gif' }),
  ]
  await userEvent.upload(page.getByLabelText('Files'), files)
  expect(toasts.error.mock.calls.map(([message]) => message)).toEqual([
    'Not uploaded: dance.gif is not a JPEG, PNG, WebP or AVIF.',
  ])
})
