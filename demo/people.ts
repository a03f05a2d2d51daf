import type { Plan } from '@/rules/audience'
import type { Role } from '@/rules/roles'

/** A demo account. Staff hold premium too, so that their own pages show the same. DESIGN 8. */
export interface DemoPerson {
  username: string
  email: string
  firstName: string
  lastName: string
  role: Role
  plan: Plan
}

/**
 * One password for all demo accounts, public on purpose: while they exist the
 * server listens on this machine alone. DESIGN 8.
 */
export const DEMO_PASSWORD = 'eat-burn-sleep'

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'free',
    email: 'free@example.com',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    role: 'member',
    plan: 'free',
  },
  {
    username: 'standard',
    email: 'standard@example.com',
    firstName: 'Theo',
    lastName: 'Marchetti',
    role: 'member',
    plan: 'standard',
  },
  {
    username: 'premium',
    email: 'premium@example.com',
    firstName: 'Clara',
    lastName: 'Osei',
    role: 'member',
    plan: 'premium',
  },
  {
    username: 'administrator',
    email: 'administrator@example.com',
    firstName: 'Ada',
    lastName: 'Whitcombe',
    role: 'administrator',
    plan: 'premium',
  },
  {
    username: 'manager',
    email: 'manager@example.com',
    firstName: 'Mateo',
    lastName: 'Rios',
    role: 'manager',
    plan: 'premium',
  },
  {
    username: 'editor',
    email: 'editor@example.com',
    firstName: 'Edie',
    lastName: 'Hallam',
    role: 'editor',
    plan: 'premium',
  },
  {
    username: 'organizer',
    email: 'organizer@example.com',
    firstName: 'Ravi',
    lastName: 'Menon',
    role: 'organizer',
    plan: 'premium',
  },
]
