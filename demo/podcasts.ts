import type { DemoPodcast } from './listening'
import { aDoctorEatsLunchEpisode } from './podcasts/a-doctor-eats-lunch'
import { cookingForOneEpisode } from './podcasts/cooking-for-one'
import { fiberALoveStoryEpisode } from './podcasts/fiber-a-love-story'
import { lettersAfterMidnightEpisode } from './podcasts/letters-after-midnight'
import { nobodySleepsOnSundayEpisode } from './podcasts/nobody-sleeps-on-sunday'
import { theManWhoWalksToWorkEpisode } from './podcasts/the-man-who-walks-to-work'
import { theRecipesThatFailedEpisode } from './podcasts/the-recipes-that-failed'
import { theSilenceBetweenTwoTramsEpisode } from './podcasts/the-silence-between-two-trams'
import { theStrengthOfGrandmothersEpisode } from './podcasts/the-strength-of-grandmothers'
import { whatIsForBreakfastEpisode } from './podcasts/what-is-for-breakfast'

/** The episodes of /podcasts. */
export const demoPodcasts: readonly DemoPodcast[] = [
  whatIsForBreakfastEpisode,
  theManWhoWalksToWorkEpisode,
  fiberALoveStoryEpisode,
  nobodySleepsOnSundayEpisode,
  cookingForOneEpisode,
  theStrengthOfGrandmothersEpisode,
  aDoctorEatsLunchEpisode,
  theSilenceBetweenTwoTramsEpisode,
  theRecipesThatFailedEpisode,
  lettersAfterMidnightEpisode,
]
