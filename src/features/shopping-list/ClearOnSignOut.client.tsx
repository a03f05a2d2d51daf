'use client'

import { useEffect } from 'react'
import { clearOnSignOut } from './clear-on-sign-out'

/** On every page: what this browser keeps of a list goes with its person. Renders nothing. */
export function ClearOnSignOut() {
  useEffect(clearOnSignOut, [])
  return null
}
