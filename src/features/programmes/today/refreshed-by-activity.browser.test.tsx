import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RatingPanel } from '@/features/ratings/RatingPanel.client'
import { useWatchProgress } from '@/features/video/use-watch-progress.client'
import { type Answers, showMember } from '../../../../tests/support/show-program-member'
import { aProgress } from '../example-progress'
import { withStep } from '../progress'
import { ProgrammeToday } from './ProgrammeToday.client'

const programme = <ProgrammeToday programmes={[{ slug: 'six-week-reset', title: 'Six-Week Reset' }]} as="h2" />
const bircher = page.getByRole('checkbox', { name: 'Apple bircher', exact: true })

const RATED = { rating: 4, average: 4, count: 1 }

afterEach(() => vi.unstubAllGlobals())

/** A button that plays a video to its half. */
function HalfPlayed() {
  const { progress } = useWatchProgress(63)
  return (
    <button type="button" onClick={() => progress.update(60, 100)}>
      Half played
    </button>
  )
}

test('a video that was watched does its step in the program on show', async () => {
  const own: Answers = { me: aProgress(), posts: {} }
  await showMember(
    <>
      {programme}
      <HalfPlayed />
    </>,
    own,
  )
  await expect.element(bircher).not.toBeChecked()
  own.me = withStep(aProgress(), 'apple-bircher', true)
  await page.getByRole('button', { name: 'Half played' }).click()
  await expect.element(bircher).toBeChecked()
})

test('a recipe that was rated does its step in the program on show', async () => {
  const own: Answers = { me: aProgress(), posts: { '/api/recipes/ratings': () => Response.json(RATED) } }
  await showMember(
    <>
      {programme}
      <RatingPanel databaseId={9_001} summary={{ average: null, count: 0 }} />
    </>,
    own,
  )
  await expect.element(bircher).not.toBeChecked()
  own.me = withStep(aProgress(), 'apple-bircher', true)
  await page.getByRole('radio', { name: '4 stars', exact: true }).click({ force: true })
  await expect.element(bircher).toBeChecked()
})
