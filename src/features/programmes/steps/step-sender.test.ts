import { describe, expect, test, vi } from 'vitest'
import { createStepSender } from './step-sender'

/** A server whose responses a test sends. */
function aSender() {
  const sent: { id: string; done: boolean; respond: (done: boolean | null) => void }[] = []
  const shown: [string, boolean][] = []
  const onIdle = vi.fn()
  const mark = createStepSender({
    send: (id, done) => new Promise((respond) => sent.push({ id, done, respond })),
    show: (id, done) => shown.push([id, done]),
    onIdle,
  })
  return { mark, onIdle, sent, shown }
}

describe('marking steps', () => {
  test('shows each click at once, and sends several steps at the same time', async () => {
    const { mark, onIdle, sent, shown } = aSender()
    const marked = [mark('a', true), mark('b', true)]
    expect(shown).toEqual([
      ['a', true],
      ['b', true],
    ])
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b'])
    sent[0]?.respond(true)
    await marked[0]
    expect(onIdle).not.toHaveBeenCalled()
    sent[1]?.respond(true)
    await marked[1]
    expect(onIdle).toHaveBeenCalledOnce()
  })

  test('sends one request at a time for a step, and its last click wins', async () => {
    const { mark, sent } = aSender()
    const marked = mark('a', true)
    void mark('a', false)
    expect(sent).toHaveLength(1)
    sent[0]?.respond(true)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ id: 'a', done: false })
    sent[1]?.respond(false)
    expect(await marked).toBe(true)
  })

  test('shows what the server has after a failure', async () => {
    const { mark, onIdle, sent, shown } = aSender()
    const marked = mark('a', true)
    sent[0]?.respond(null)
    expect(await marked).toBe(false)
    expect(shown).toEqual([
      ['a', true],
      ['a', false],
    ])
    expect(onIdle).toHaveBeenCalledOnce()
  })
})
