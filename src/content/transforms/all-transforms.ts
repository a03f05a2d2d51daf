import { anchors } from './anchors'
import { expanders } from './expanders'
import { headingData } from './heading-data'
import { healthFacts } from './health-facts'
import { images } from './images'
import { journeys } from './journeys'
import { linkCards } from './link-cards'
import { links } from './links'
import { membersParts } from './members-parts'
import { partMarkers } from './part-markers'
import { players } from './players'
import { sectionTitles } from './section-titles'
import { signUpLinks } from './sign-up-links'
import type { Transform } from './transform'

/**
 * All transforms of sanitized content, in order. To add one, add a file and a line here. Protected parts are removed
 * early, so that later steps never see them.
 */
export const TRANSFORMS: readonly Transform[] = [
  partMarkers,
  membersParts,
  headingData,
  anchors,
  healthFacts,
  sectionTitles,
  links,
  signUpLinks,
  linkCards,
  images,
  players,
  journeys,
  expanders,
]
