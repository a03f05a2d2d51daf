import { type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import { demoAdvices } from './advices'
import { demoEvents } from './events'
import { demoGuides } from './guides'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { demoPodcasts } from './podcasts'
import { demoRebootWeeks } from './reboot'
import { demoRecipes } from './recipes'

type Member = Exclude<Audience, 'visitor'>

const opened = (items: readonly { requiredPlan: RequiredPlan }[]) => (audience: Member) =>
  items.filter(({ requiredPlan }) => !isRestrictedFor(audience, requiredPlan)).length

/** How many items of the demo a member with a plan can open: the offers say it. */
export const openRecipes = opened(demoRecipes)
export const openMovements = opened(demoMovements)
export const openMeditations = opened(demoMeditations)
export const openMasterclasses = opened(demoMasterclasses)
export const openPodcasts = opened(demoPodcasts)
export const openEvents = opened(demoEvents)
export const openAdvices = opened(demoAdvices)
export const openRebootWeeks = opened(demoRebootWeeks)
export const openGuides = opened(demoGuides)
