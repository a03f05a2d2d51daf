'use client'

import { useEffect } from 'react'
import { clearOnSignOut } from './clear-on-sign-out'

/** Clears the stored list of a user who signs out. On every page; renders nothing. */
export function ClearOnSignOut() {
  useEffect(clearOnSignOut, [])
  return null
}
