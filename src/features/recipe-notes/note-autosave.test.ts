import { describe, expect, test, vi } from 'vitest'
import { createNoteAutosave, type NoteState } from './note-autosave'

/** An autosave whose requests the test resolves, in order. */
function createTestAutosave(savedText = '') {
  const asked: { text: string; answer(ok: boolean): void }[] = []
  const states: NoteState[] = []
  const keeper = createNoteAutosave({
    savedText,
    send: (text) => new Promise((settle) => asked.push({ text, answer: (ok) => settle(ok ? text : null) })),
    onState: (state) => states.push(state),
  })
  return { ...keeper, asked, states }
}

describe("a member's private note", () => {
  test('is saved, and reports so', async () => {
    const { asked, save, states, change } = createTestAutosave()
    change('Less')
    change('Less salt.')
    const done = save()
    expect(asked.map(({ text }) => text)).toEqual(['Less salt.'])
    asked[0]?.answer(true)
    await done
    expect(states).toEqual(['changed', 'changed', 'saving', 'saved'])
  })

  test('is saved again if it changed during a request', async () => {
    const { asked, save, states, change } = createTestAutosave()
    change('Less')
    const done = save()
    change('Less salt.')
    void save()
    expect(asked).toHaveLength(1)
    asked[0]?.answer(true)
    await vi.waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['Less', 'Less salt.']))
    asked[1]?.answer(true)
    await done
    expect(states.at(-1)).toBe('saved')
  })

  test('can be saved again after a failure', async () => {
    const { asked, save, states, change } = createTestAutosave('Old')
    change('New')
    const first = save()
    asked[0]?.answer(false)
    await first
    expect(states.at(-1)).toBe('failed')
    const second = save()
    asked[1]?.answer(true)
    await second
    expect([asked[1]?.text, states.at(-1)]).toEqual(['New', 'saved'])
  })

  test('is not sent again without a change', async () => {
    const { asked, save, states, change } = createTestAutosave('Less salt.')
    await save()
    change('Less salt. ')
    await save()
    expect([asked, states]).toEqual([[], ['saved']])
  })
})
