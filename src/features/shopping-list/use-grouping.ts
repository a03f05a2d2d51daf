import { useState } from 'react'

/** The two ways to group a list. DESIGN 7 names the first. */
export const GROUPINGS = [
  { value: 'recipe', label: 'By recipe' },
  { value: 'aisle', label: 'By aisle' },
] as const
export type Grouping = (typeof GROUPINGS)[number]['value']

/** How this browser last showed a list. It says nothing of a person. */
const KEY = 'ebs-shopping-list-by'

function readStored(): Grouping {
  try {
    return window.localStorage.getItem(KEY) === 'aisle' ? 'aisle' : 'recipe'
  } catch {
    return 'recipe'
  }
}

/** How the list is grouped, and how to change that: remembered by this browser. Rendered in the browser alone. */
export function useGrouping(): [Grouping, (grouping: Grouping) => void] {
  const [grouping, setGrouping] = useState(readStored)
  return [
    grouping,
    (next) => {
      setGrouping(next)
      try {
        window.localStorage.setItem(KEY, next)
      } catch {
        // Without storage it is as it was next time.
      }
    },
  ]
}
