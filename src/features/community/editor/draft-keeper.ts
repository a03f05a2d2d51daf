import { createLatestWins } from '@/platform/store/latest-wins'
import type { DraftContent, StoredDraft } from './draft-storage'

/** `on-device`: this device has it, the server does not; `failed`: neither has. */
export type DraftState = 'idle' | 'changed' | 'saved' | 'on-device' | 'failed'

type Options = {
  /**
   * Saves on the server.
   * @param id of the draft that is changed; null for a new one
   * @returns its id, null for an empty one that was deleted; undefined on failure
   */
  send(content: DraftContent, id: number | null): Promise<number | null | undefined>
  device: { write(draft: StoredDraft): boolean; remove(): void }
  onState(state: DraftState): void
  /** How long the person must pause before a draft is sent, in milliseconds. */
  delayMs: number
}

/**
 * Keeps what is being written: on this device with each change, on the server after a pause, one request at a time.
 * The copy on the device goes as soon as the server has the same.
 */
export function createDraftKeeper({ delayMs, device, onState, send }: Options) {
  let id: number | null = null
  let latest: DraftContent | null = null
  let confirmed: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let run: Promise<boolean> = Promise.resolve(true)

  const flush = createLatestWins<DraftContent | null>({
    latest: () => latest,
    async send(content) {
      if (content === null) return null
      const result = await send(content, id)
      if (result === undefined) return null
      id = result
      return content
    },
    onSettled(ok, sent) {
      confirmed = sent
      // It may have been posted or discarded since.
      if (latest === null) return
      if (ok) {
        device.remove()
        onState('saved')
      } else onState(device.write({ content: latest, id }) ? 'on-device' : 'failed')
    },
  })

  function save(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    run = latest === null ? run : flush(confirmed)
    return run
  }

  return {
    /** The draft's number on the server, if it has one. */
    id: () => id,
    /** The person has changed something. */
    change(content: DraftContent): void {
      latest = content
      device.write({ content, id })
      onState('changed')
      clearTimeout(timer)
      timer = setTimeout(save, delayMs)
    },
    /** Starts from a draft. @param isOnServer whether the server has the same */
    restore(content: DraftContent, draftId: number | null, isOnServer: boolean): void {
      id = draftId
      latest = content
      confirmed = isOnServer ? content : null
      if (!isOnServer) void save()
    },
    /** Sends what is not saved, now. */
    save,
    /** Waits for a request under way and sends nothing more until the next change. @returns the draft's id */
    async pause(): Promise<number | null> {
      clearTimeout(timer)
      await run
      return id
    },
    /** Forgets the draft: it was posted or discarded. */
    end(): void {
      clearTimeout(timer)
      id = null
      latest = null
      confirmed = null
      device.remove()
      onState('idle')
    },
  }
}
