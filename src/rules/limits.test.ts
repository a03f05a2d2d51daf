import { describe, expect, test } from 'vitest'
import { LIMITS } from './limits'

/** The rule in words, the constant, and its value. */
type Line = readonly [string, keyof typeof LIMITS, number]

const TIMES: Line[] = [
  ['Token refresh lead 120 s', 'refreshLeadS', 120],
  ['session lookup delay 500 ms', 'sessionLookupDelayMs', 500],
  ['video modal spinner 500 ms', 'embedSpinnerMs', 500],
  ['masterclass delay 1100 ms', 'masterclassDelayMs', 1_100],
  ['toast 5 s', 'toastMs', 5_000],
  ['newsletter reset 3,600,000 ms', 'newsletterResetMs', 3_600_000],
  ['feedback "Sent!" 2000 ms', 'feedbackSentMs', 2_000],
  ['cookie banner init polled every 200 ms', 'consentPollMs', 200],
]

const COUNTS: Line[] = [
  ['Watched threshold 50 percent', 'watchedShare', 0.5],
  ['Review bar counter stops at 3', 'reviewBarViews', 3],
  ['Fetch size 100 per type', 'fetchPerType', 100],
  ['posts default page size 999', 'postsPageSize', 999],
  ['Posts per page: default 12 if pagination is on', 'postsPerPage', 12],
  ['Posts per page: otherwise 16', 'postsWithoutPages', 16],
  ['Video page size default 12', 'videosPerPage', 12],
  ['numberOfPosts default 4', 'numberOfVideos', 4],
  ['Category grid at most 50 cards', 'categoryCards', 50],
  ['Related FAQs at most 5', 'relatedFaqs', 5],
  ['Testimonial preview 12', 'testimonialPreview', 12],
  ['FAQs per page default 10', 'faqsPerPage', 10],
  ['Pricing collapse at 15 items', 'planItems', 15],
]

const LAYOUT: Line[] = [
  ['Food list: 11 items per chunk', 'foodListChunk', 11],
  ['Food list: 4 chunks per row', 'foodListChunksPerRow', 4],
  ['Food list: grid if more than 12 items', 'foodListItems', 12],
  ['Schedule 7 days', 'scheduleDays', 7],
  ['Schedule rotation cap 730 days', 'rotationDays', 730],
  ['Sidebar label cutoff 50', 'sidebarLabelMax', 50],
  ['Sidebar label cutoff: 17 plus ellipsis', 'sidebarLabelCut', 17],
  ['Class merge cache 500', 'classMergeCacheSize', 500],
]

describe('business constants and limits', () => {
  test.each([...TIMES, ...COUNTS, ...LAYOUT])('%s', (_line, name, value) => {
    expect(LIMITS[name]).toBe(value)
  })
})
