import type { Plan } from '@/rules/audience'
import { demoEmail } from '@/rules/demo-accounts'
import type { Role } from '@/rules/roles'

/** A demo account. Staff hold premium too, so that their own pages show the same. */
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
 * server listens on this machine alone.
 */
export const DEMO_PASSWORD = 'eat-burn-sleep'

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'free',
    email: demoEmail('free'),
    firstName: 'Nora',
    lastName: 'Lindqvist',
    role: 'member',
    plan: 'free',
  },
  {
    username: 'standard',
    email: demoEmail('standard'),
    firstName: 'Theo',
    lastName: 'Marchetti',
    role: 'member',
    plan: 'standard',
  },
  {
    username: 'premium',
    email: demoEmail('premium'),
    firstName: 'Clara',
    lastName: 'Osei',
    role: 'member',
    plan: 'premium',
  },
  {
    username: 'administrator',
    email: demoEmail('administrator'),
    firstName: 'Ada',
    lastName: 'Whitcombe',
    role: 'administrator',
    plan: 'premium',
  },
  {
    username: 'manager',
    email: demoEmail('manager'),
    firstName: 'Mateo',
    lastName: 'Rios',
    role: 'manager',
    plan: 'premium',
  },
  {
    username: 'editor',
    email: demoEmail('editor'),
    firstName: 'Edie',
    lastName: 'Hallam',
    role: 'editor',
    plan: 'premium',
  },
  {
    username: 'organizer',
    email: demoEmail('organizer'),
    firstName: 'Ravi',
    lastName: 'Menon',
    role: 'organizer',
    plan: 'premium',
  },
]
