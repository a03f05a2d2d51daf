'use client'

import { useSyncExternalStore } from 'react'

/** Answers of the server that several components of a screen show. The one that reads an answer sets it for all. */
export function sharedAnswers<Answer>() {
  const answers = new Map<string, Answer>()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    set(key: string, answer: Answer): void {
      answers.set(key, answer)
      for (const listener of listeners) listener()
    },
    /** The answer; undefined until there is one. */
    useAnswer: (key: string): Answer | undefined =>
      useSyncExternalStore(
        subscribe,
        () => answers.get(key),
        () => undefined,
      ),
  }
}
