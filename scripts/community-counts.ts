/**
 * Compares the counts of boards, topics and posts with what they count. With --fix, recounts. Exits with 1 when they
 * differ and nothing was fixed.
 */
import { createLocalReq, getPayload } from 'payload'
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

/** @returns the exit code */
async function checkCounts(fix: boolean): Promise<0 | 1> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { default: config } = await import('@payload-config')
  const { checkCommunityCounts } = await import('../src/cms/community/check-counts')
  const payload = await getPayload({ config })
  const { boards, posts, topics } = await checkCommunityCounts(await createLocalReq({}, payload), fix)
  if (boards + topics + posts === 0) console.log('The counts of the community are right.')
  else if (fix) console.log(`Recounted: ${boards} boards, ${topics} topics, ${posts} posts.`)
  else
    console.log(
      `Wrong counts: ${boards} boards, ${topics} topics, ${posts} posts. npm run community -- --fix recounts.`,
    )
  return boards + topics + posts > 0 && !fix ? 1 : 0
}

checkCounts(process.argv.includes('--fix')).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`The counts could not be checked: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
