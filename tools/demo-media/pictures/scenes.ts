import type { Scene } from './scene'
import { bodyScenes } from './scenes/advices-body'
import { everydayScenes } from './scenes/advices-everyday'
import { nightScenes } from './scenes/advices-night'
import { topicScenes } from './scenes/advices-topics'
import { dayScenes } from './scenes/articles-day'
import { shelfScenes } from './scenes/articles-shelf'
import { tableScenes } from './scenes/articles-table'
import { kitchenBands } from './scenes/bands-kitchen'
import { movingBands } from './scenes/bands-moving'
import { readingBands } from './scenes/bands-reading'
import { dishScenes } from './scenes/dishes'
import { guideScenes } from './scenes/guides'
import { heroesDay } from './scenes/heroes-day'
import { heroesHouse } from './scenes/heroes-house'
import { heroesMethod } from './scenes/heroes-method'
import { heroesMoving } from './scenes/heroes-moving'
import { heroesPages } from './scenes/heroes-pages'
import { heroesReading } from './scenes/heroes-reading'
import { classScenes } from './scenes/listening-classes'
import { eventScenes } from './scenes/listening-events'
import { meditationScenes } from './scenes/listening-meditations'
import { podcastScenes } from './scenes/listening-podcasts'
import { weekScenes } from './scenes/listening-weeks'
import { logoScenes } from './scenes/logos'
import { advancedScenes } from './scenes/moving-advanced'
import { beginnerScenes } from './scenes/moving-beginner'
import { intermediateScenes } from './scenes/moving-intermediate'
import { pillars } from './scenes/pillars'
import { portraitScenes } from './scenes/portraits'
import { pressAndListScenes } from './scenes/press-and-lists'
import { productScenes } from './scenes/products'
import { bowlScenes } from './scenes/recipes-bowls'
import { breakfastScenes } from './scenes/recipes-breakfast'
import { heapedScenes } from './scenes/recipes-heaped'
import { plateScenes } from './scenes/recipes-plates'
import { sweetScenes } from './scenes/recipes-sweet'
import { sharedScenes } from './scenes/shared'
import { videoScenes } from './scenes/videos'

/** Every picture of the demo. Its id is the slug of the recipe, advice or article it belongs to, or names its place. */
export const scenes: readonly Scene[] = [
  ...breakfastScenes,
  ...sweetScenes,
  ...bowlScenes,
  ...plateScenes,
  ...heapedScenes,
  ...dishScenes,
  ...heroesDay,
  ...heroesMethod,
  ...heroesReading,
  ...heroesHouse,
  ...heroesPages,
  ...kitchenBands,
  ...movingBands,
  ...readingBands,
  ...pillars,
  ...bodyScenes,
  ...nightScenes,
  ...topicScenes,
  ...tableScenes,
  ...dayScenes,
  ...shelfScenes,
  ...everydayScenes,
  ...guideScenes,
  ...productScenes,
  ...pressAndListScenes,
  ...logoScenes,
  ...portraitScenes,
  ...videoScenes,
  ...heroesMoving,
  ...beginnerScenes,
  ...intermediateScenes,
  ...advancedScenes,
  ...meditationScenes,
  ...classScenes,
  ...podcastScenes,
  ...eventScenes,
  ...weekScenes,
  ...sharedScenes,
]
