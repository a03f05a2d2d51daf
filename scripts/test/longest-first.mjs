import { BaseSequencer } from 'vitest/node'

/** Files that take ten seconds or more, the longest first. */
export const LONGEST = [
  'tests/data/access-rest.test.ts',
  'tests/data/catalogue-drift.test.ts',
  'tests/data/demo-interrupted.test.ts',
  'tests/data/concurrent-writers.test.ts',
  'src/content/limits.test.tsx',
  'scripts/layers.test.ts',
  'scripts/start.test.ts',
  // These read many pages, and the three after them publish nothing: what is published has pages rendered again.
  'tests/api/restricted-content.test.ts',
  'tests/api/pages.test.ts',
  'tests/api/calls.test.ts',
  'tests/api/invalid-bodies.test.ts',
  'tests/api/invalid-cookies.test.ts',
  // Waits 20 seconds for a time of publication.
  'tests/api/publishing.test.ts',
  'tests/api/limits.test.ts',
  'tests/api/login.test.ts',
]

const rank = ({ moduleId }) => {
  const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? LONGEST.length : at
}

/**
 * Starts the longest files of each project first, so that the last one does not run alone beside an idle processor.
 * Vitest knows durations from earlier runs only, which a fresh clone does not have.
 */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => rank(a) - rank(b)),
    )
  }
}
