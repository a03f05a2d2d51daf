import type { DemoProgramme } from './programme'
import { keepGoing } from './programmes/keep-going'
import { sixWeekReset } from './programmes/six-week-reset'

export const demoProgrammes: readonly DemoProgramme[] = [sixWeekReset, keepGoing]
