'use client'

import { LayOutWhenIdle } from './LayOutWhenIdle.client'
import { NavigationProgress } from './NavigationProgress.client'

/** What every page has after its first view: the progress bar of the next page, and the layout of what is below. */
export function AfterFirstView() {
  return (
    <>
      <NavigationProgress />
      <LayOutWhenIdle />
    </>
  )
}
