import { useState } from 'react'

/** The two ways to group a list; the first is the default. */
export const GROUPINGS = [
  { value: 'recipe', label: 'By recipe' },
  { value: 'aisle', label: 'By aisle' },
] as const
export type Grouping = (typeof GROUPINGS)[number]['value']

/** The last grouping chosen in this browser. Not personal data. */
const KEY = 'ebs-shopping-list-by'

function readStored(): Grouping {
  try {
    return window.localStorage.getItem(KEY) === 'aisle' ? 'aisle' : 'recipe'
  } catch {
    return 'recipe'
  }
}

/** The grouping of the list and its setter, stored in this browser. Rendered only in the browser. */
export function useGrouping(): [Grouping, (grouping: Grouping) => void] {
  const [grouping, setGrouping] = useState(readStored)
  return [
    grouping,
    (next) => {
      setGrouping(next)
      try {
        window.localStorage.setItem(KEY, next)
      } catch {
        // Without storage the choice is not remembered.
      }
    },
  ]
}
