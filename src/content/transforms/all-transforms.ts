import { anchors } from './anchors'
import { buttons } from './buttons'
import { expanders } from './expanders'
import { galleries } from './galleries'
import { headingData } from './heading-data'
import { healthFacts } from './health-facts'
import { images } from './images'
import { itemCards } from './item-cards'
import { journeys } from './journeys'
import { linkCards } from './link-cards'
import { links } from './links'
import { membersParts } from './members-parts'
import { partMarkers } from './part-markers'
import { players } from './players'
import { sectionTitles } from './section-titles'
import { signUpLinks } from './sign-up-links'
import { tables } from './tables'
import type { Transform } from './transform'
import { videos } from './videos'

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
  buttons,
  galleries,
  videos,
  itemCards,
  tables,
  journeys,
  expanders,
]
