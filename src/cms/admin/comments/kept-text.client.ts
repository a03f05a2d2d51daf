'use client'

import { useState } from 'react'

const PREFIX = 'ebs-comment '

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    // Storage is blocked: the text is kept by the form alone.
    return null
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
  } catch {
    // Storage is blocked or full.
  }
}

/** A text that is typed and not sent yet, which a reload of the page keeps. */
export function useKeptText(key: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key) ?? initial)
  return [
    text,
    (next) => {
      setText(next)
      write(key, next === initial ? '' : next)
    },
  ]
}
