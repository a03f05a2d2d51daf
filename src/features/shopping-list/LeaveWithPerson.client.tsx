'use client'

import { useEffect } from 'react'
import { leaveWithPerson } from './leave-with-person'

/** On every page: what this browser keeps of a list goes with its person. Renders nothing. */
export function LeaveWithPerson() {
  useEffect(leaveWithPerson, [])
  return null
}
