import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDeferred } from './use-deferred.client'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

type Load = () => Promise<ComponentType<{ name: string }>>

function Part({ load }: { load: Load }) {
  const Loaded = useDeferred(load)
  return Loaded ? <Loaded name="Clara" /> : <p>Loading…</p>
}

test('a skeleton is replaced by the part once its code is there, also after a failure', async () => {
  const load = vi.fn<Load>(async () => ({ name }) => <p>Favorites of {name}</p>)
  load.mockRejectedValueOnce(new Error('offline'))
  await render(<Part load={load} />)
  await expect.element(page.getByText('Loading…')).toBeVisible()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(page.getByText('Favorites of Clara')).toBeVisible()
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument()
})
