import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pageQueries } from './load-queries'
import { useInfiniteQuery, useQuery } from './use-query.client'

const PAGE_SIZE = 2
const fetchPage = vi.fn(async (number: number) => [`Item ${number * PAGE_SIZE - 1}`, `Item ${number * PAGE_SIZE}`])

/** A list whose first page came with the HTML. */
function List({ pages }: { pages: number }) {
  const { data, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['list', pages],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_page, _all, last) => (last < pages ? last + 1 : undefined),
    initialData: { pages: [['Item 1', 'Item 2']], pageParams: [1] },
    enabled: false,
  })
  return (
    <>
      <ul>
        {data?.pages.flat().map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" onClick={() => void fetchNextPage()}>
          More
        </button>
      )}
    </>
  )
}

const answer = vi.fn(async () => 'Fetched')

function One({ enabled }: { enabled: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['one'],
    queryFn: answer,
    enabled,
    networkMode: 'always',
  })
  if (isError && !isFetching) {
    return (
      <button type="button" onClick={() => void refetch()}>
        Try again
      </button>
    )
  }
  return <p>{data ?? (isFetching ? 'Loading' : 'Idle')}</p>
}

// First in this file: nothing has loaded the library yet.
test('a list shows what the page has, and its first press for more is answered', async () => {
  await render(<List pages={2} />)
  await expect.element(page.getByText('Item 2')).toBeVisible()
  expect(fetchPage).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByText('Item 4')).toBeVisible()
  expect(fetchPage.mock.calls).toEqual([[2]])
  await expect.element(page.getByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test('a query fetches once it is enabled, and shows changes of what is cached', async () => {
  const { rerender } = await render(<One enabled={false} />)
  await expect.element(page.getByText('Idle')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  await rerender(<One enabled />)
  await expect.element(page.getByText('Fetched')).toBeVisible()
  expect(answer).toHaveBeenCalledTimes(1)
  pageQueries.setQueryData(['one'], 'Changed')
  await expect.element(page.getByText('Changed')).toBeVisible()
})

test('a failure can be tried again', async () => {
  pageQueries.removeQueries({ queryKey: ['one'] })
  answer.mockRejectedValueOnce(new Error('offline'))
  await render(<One enabled />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Fetched')).toBeVisible()
})
