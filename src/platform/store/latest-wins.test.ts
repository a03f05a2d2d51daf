import { expect, test, vi } from 'vitest'
import { createLatestWins } from './latest-wins'

/** A sender whose requests the test resolves, in order. */
function createTestSender() {
  const requests: { value: number; respond(result: number | null): void }[] = []
  const onSettled = vi.fn<(ok: boolean, confirmed: number) => void>()
  const desired = { value: 0 }
  const flush = createLatestWins<number>({
    latest: () => desired.value,
    send: (value) => new Promise((respond) => requests.push({ value, respond })),
    onSettled,
  })
  return { desired, flush, onSettled, requests }
}

test('a value that changes during a request is sent after it', async () => {
  const { desired, flush, onSettled, requests } = createTestSender()
  desired.value = 1
  const done = flush(0)
  desired.value = 2
  desired.value = 3
  expect(flush(0)).toBe(done)
  requests[0]?.respond(1)
  await vi.waitFor(() => expect(requests.map(({ value }) => value)).toEqual([1, 3]))
  requests[1]?.respond(3)
  expect(await done).toBe(true)
  expect(onSettled.mock.calls).toEqual([[true, 3]])
})

test('a failure ends the run with what the server has, and the next run sends again', async () => {
  const { desired, flush, onSettled, requests } = createTestSender()
  desired.value = 1
  const first = flush(0)
  requests[0]?.respond(null)
  expect(await first).toBe(false)
  expect(onSettled.mock.calls).toEqual([[false, 0]])
  const second = flush(0)
  requests[1]?.respond(1)
  expect(await second).toBe(true)
})

test('a value that the server has is not sent', async () => {
  const { desired, flush, requests } = createTestSender()
  desired.value = 1
  expect(await flush(1)).toBe(true)
  expect(requests).toEqual([])
})
