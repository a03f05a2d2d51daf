import type { DemoRebootWeek } from './listening'
import { fallWeek1Week } from './reboot/fall-week-1'
import { fallWeek2Week } from './reboot/fall-week-2'
import { springWeek1Week } from './reboot/spring-week-1'
import { springWeek2Week } from './reboot/spring-week-2'
import { summerWeek1Week } from './reboot/summer-week-1'
import { summerWeek2Week } from './reboot/summer-week-2'
import { winterWeek1Week } from './reboot/winter-week-1'
import { winterWeek2Week } from './reboot/winter-week-2'

/** The weeks of /reboot-revive, two for each season. */
export const demoRebootWeeks: readonly DemoRebootWeek[] = [
  springWeek1Week,
  springWeek2Week,
  summerWeek1Week,
  summerWeek2Week,
  fallWeek1Week,
  fallWeek2Week,
  winterWeek1Week,
  winterWeek2Week,
]
