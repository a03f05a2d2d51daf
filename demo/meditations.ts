import type { DemoMeditation } from './item'
import { aLampInTheWindowMeditation } from './meditations/a-lamp-in-the-window'
import { aTourOfTheBodyMeditation } from './meditations/a-tour-of-the-body'
import { anHourBeforeSleepMeditation } from './meditations/an-hour-before-sleep'
import { beforeTheFirstBiteMeditation } from './meditations/before-the-first-bite'
import { breathingMeditation } from './meditations/four-four-six'
import { soundsFromTheStreetMeditation } from './meditations/sounds-from-the-street'
import { tenBreathsAtTheDoorMeditation } from './meditations/ten-breaths-at-the-door'
import { theLongWayOutMeditation } from './meditations/the-long-way-out'

/** The guided meditations of /meditations. Their videos: videos.ts. */
export const demoMeditations: readonly DemoMeditation[] = [
  breathingMeditation,
  theLongWayOutMeditation,
  beforeTheFirstBiteMeditation,
  aTourOfTheBodyMeditation,
  aLampInTheWindowMeditation,
  tenBreathsAtTheDoorMeditation,
  soundsFromTheStreetMeditation,
  anHourBeforeSleepMeditation,
]
