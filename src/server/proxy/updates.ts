import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { FinishedPage } from '../page-response'
import type { CachedToken } from '../token-cache'

/** A change of what the proxy thread may answer by itself. */
export type Update =
  /** The tags by which it expires, and its size. */
  | { kind: 'page'; key: string; page: FinishedPage; tags: readonly string[]; bytes: number }
  | { kind: 'expired'; tags: readonly string[] }
  | { kind: 'token'; token: string; entry: CachedToken }
  | { kind: 'user dropped'; userId: number }

/** The two ends of the updates: the port that carries them, and how many have been sent. */
export type UpdateChannel = { port: MessagePort; sent: Int32Array<SharedArrayBuffer> }

/** Sends updates to the proxy thread, in order. Once `send` has returned, no request is answered without the update. */
export class UpdateSender {
  readonly #channel: UpdateChannel

  constructor(channel: UpdateChannel) {
    this.#channel = channel
  }

  send(update: Update): void {
    this.#channel.port.postMessage(update)
    Atomics.add(this.#channel.sent, 0, 1)
  }
}

/** Receives updates without waiting for a turn of the event loop: a publish or sign-out must not be overtaken. */
export class UpdateReceiver {
  readonly #channel: UpdateChannel
  readonly #apply: (update: Update) => void
  #received = 0

  constructor(channel: UpdateChannel, apply: (update: Update) => void) {
    this.#channel = channel
    this.#apply = apply
  }

  /** Applies everything that has been sent so far. Call it before each answer: without news it reads one number. */
  receive(): void {
    const sent = Atomics.load(this.#channel.sent, 0)
    // Both wrap around together.
    while (this.#received !== sent) {
      const next = receiveMessageOnPort(this.#channel.port)
      if (!next) throw new Error('An update of the proxy thread was counted and never came.')
      this.#received = (this.#received + 1) | 0
      this.#apply(next.message)
    }
  }
}
