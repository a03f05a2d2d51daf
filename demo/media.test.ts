import { expect, test } from 'vitest'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoEvents } from './events'
import { demoFoodLists } from './food-lists'
import { demoGuides } from './guides'
import { demoMasterclasses } from './masterclasses'
import { readManifest } from './media'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { demoPartners } from './partners'
import { demoPodcasts } from './podcasts'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoRebootWeeks } from './reboot'
import { demoRecipes } from './recipes'

test('every item has a picture', () => {
  const wanted = [
    ...[
      ...demoRecipes,
      ...demoAdvices,
      ...demoArticles,
      ...demoMovements,
      ...demoMeditations,
      ...demoMasterclasses,
      ...demoPodcasts,
      ...demoEvents,
      ...demoRebootWeeks,
      ...demoGuides,
      ...demoProducts,
    ].map(({ slug }) => slug),
    ...demoPress.map(({ slug }) => `press-${slug}`),
    ...demoPartners.map(({ slug }) => `partner-${slug}`),
    ...Object.values(demoFoodLists).map(({ image }) => image),
    ...demoMasterclasses.flatMap(({ replays }) => replays.map(({ picture }) => picture)),
  ]
  const names = Object.keys(readManifest())
  expect(wanted.filter((name) => !names.includes(name))).toEqual([])
})
