import { describe, expect, test, vi } from 'vitest'
import { createNoteAutosave, type NoteState } from './note-autosave'

/** An autosave whose requests the test resolves, in order. */
function createTestAutosave(savedText = '') {
  const requests: { text: string; answer(ok: boolean): void }[] = []
  const states: NoteState[] = []
  const autosave = createNoteAutosave({
    savedText,
    send: (text) => new Promise((settle) => requests.push({ text, answer: (ok) => settle(ok ? text : null) })),
    onState: (state) => states.push(state),
  })
  return { ...autosave, requests, states }
}

describe("a member's private note", () => {
  test('is saved, and reports so', async () => {
    const { requests, save, states, change } = createTestAutosave()
    change('Less')
    change('Less salt.')
    const done = save()
    expect(requests.map(({ text }) => text)).toEqual(['Less salt.'])
    requests[0]?.answer(true)
    await done
    expect(states).toEqual(['changed', 'changed', 'saving', 'saved'])
  })

  test('is saved again if it changed during a request', async () => {
    const { requests, save, states, change } = createTestAutosave()
    change('Less')
    const done = save()
    change('Less salt.')
    void save()
    expect(requests).toHaveLength(1)
    requests[0]?.answer(true)
    await vi.waitFor(() => expect(requests.map(({ text }) => text)).toEqual(['Less', 'Less salt.']))
    requests[1]?.answer(true)
    await done
    expect(states.at(-1)).toBe('saved')
  })

  test('can be saved again after a failure', async () => {
    const { requests, save, states, change } = createTestAutosave('Old')
    change('New')
    const first = save()
    requests[0]?.answer(false)
    await first
    expect(states.at(-1)).toBe('failed')
    const second = save()
    requests[1]?.answer(true)
    await second
    expect([requests[1]?.text, states.at(-1)]).toEqual(['New', 'saved'])
  })

  test('is not sent again without a change', async () => {
    const { requests, save, states, change } = createTestAutosave('Less salt.')
    await save()
    change('Less salt. ')
    await save()
    expect([requests, states]).toEqual([[], ['saved']])
  })
})
