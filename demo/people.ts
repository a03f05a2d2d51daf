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
  /** A picture of demo/media/pictures.json. */
  portrait?: string
}

/**
 * One password for all demo accounts, public on purpose: while they exist the
 * server listens on this machine alone.
 */
export const DEMO_PASSWORD = 'eat-burn-sleep'

/** Who reads the advice, by the picture of each in demo/media/pictures.json. */
export const demoExperts = {
  'portrait-oona-kessler': 'Dr. Oona Kessler',
  'portrait-priya-ramanathan': 'Priya Ramanathan, dietitian',
} as const

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
    portrait: 'portrait-theo-marchetti',
  },
  {
    username: 'premium',
    email: demoEmail('premium'),
    firstName: 'Clara',
    lastName: 'Osei',
    role: 'member',
    plan: 'premium',
    portrait: 'portrait-clara-osei',
  },
  {
    username: 'administrator',
    email: demoEmail('administrator'),
    firstName: 'Ada',
    lastName: 'Whitcombe',
    role: 'administrator',
    plan: 'premium',
    portrait: 'portrait-ada-whitcombe',
  },
  {
    username: 'manager',
    email: demoEmail('manager'),
    firstName: 'Mateo',
    lastName: 'Rios',
    role: 'manager',
    plan: 'premium',
    portrait: 'portrait-mateo-rios',
  },
  {
    username: 'editor',
    email: demoEmail('editor'),
    firstName: 'Edie',
    lastName: 'Hallam',
    role: 'editor',
    plan: 'premium',
    portrait: 'portrait-edie-hallam',
  },
  {
    username: 'organizer',
    email: demoEmail('organizer'),
    firstName: 'Ravi',
    lastName: 'Menon',
    role: 'organizer',
    plan: 'premium',
    portrait: 'portrait-ravi-menon',
  },
]
