import 'server-only'
import { countsByPlan, listRows, type StoredRow } from '@/catalogue/queries.server'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import { countsText } from '@/model/content-types/counts'
import { LIMITS } from '@/rules/limits'
import type { MemberArea } from '@/rules/sign-in-page'
import { TEXTS } from '@/rules/texts'
import { SAMPLE_TYPES, samplesOfPlan } from '@/site/plan-samples.server'

type Reason = {
  title: string
  text: string
  plan: string
  /** "Premium is $22 a month, billed yearly."; null where a free account opens all of it. */
  price: string | null
  /** The newest items of the area, or what an account opens; empty where the area is about the member alone. */
  rows: readonly StoredRow[]
}

const WORDS: Readonly<Record<MemberArea, Pick<Reason, 'title' | 'text'>>> = {
  masterclasses: {
    title: 'Masterclasses',
    text: 'Classes with people who know one thing well: live with your questions, and afterwards as replays.',
  },
  member: {
    title: 'Your week',
    text: 'On one page: what to cook, how to move and when to rest, and a program that takes six weeks.',
  },
  dashboard: {
    title: 'Your dashboard',
    text: 'What is on today, what you have begun, and what you have saved, in one place.',
  },
  profile: {
    title: 'Your profile',
    text: 'Your name and your picture, as other members see them.',
  },
  account: {
    title: 'Your account',
    text: 'Your email address, password, membership and data.',
  },
  community: {
    title: 'The community',
    text: 'Questions, recipes that were tried, and answers from people who eat at the same table. All can read it; members ask, answer and follow.',
  },
  'forum-dev': {
    title: 'The community is for members',
    text: 'Questions, recipes that were tried, and answers from people who eat at the same table.',
  },
}

/** What a members' area is, and which plan opens it, for the sign-in page that leads there. */
export async function areaReason(area: MemberArea): Promise<Reason> {
  if (area === 'member' || area === 'dashboard') {
    const [plan, rows] = await Promise.all([freeAccount(), samplesOfPlan('free', area === 'member' ? 1 : 0)])
    return { ...WORDS[area], plan, price: null, rows }
  }
  if (area !== 'masterclasses') return { ...WORDS[area], plan: TEXTS.freeIsEnough, price: null, rows: [] }
  const rows = await listRows({ postTypes: ['masterclasses'], first: LIMITS.fetchPerType })
  const paid = ['premium', 'standard']
    .map((plan) => rows.find(({ requiredPlan }) => requiredPlan === plan))
    .find(Boolean)
  return {
    ...WORDS[area],
    plan: await masterclassPlans(),
    price: paid ? (await lockReasonOf(paid)).price : null,
    rows: rows.slice(0, LIMITS.lockPictures),
  }
}

/** "A free account is enough. It opens 37 recipes, 14 movement guides, and 5 guided meditations." */
async function freeAccount(): Promise<string> {
  const counts = await Promise.all(
    SAMPLE_TYPES.map(async (postType) => {
      const { free = 0, none = 0 } = await countsByPlan(postType)
      return [postType, none + free] as const
    }),
  )
  return `${TEXTS.freeIsEnough} It opens ${countsText(counts)}.`
}

/** "A free account opens 3 of 9 masterclasses, Premium all of them." */
async function masterclassPlans(): Promise<string> {
  const { free = 0, none = 0, premium = 0, standard = 0 } = await countsByPlan('masterclasses')
  const total = none + free + standard + premium
  const withFree = none + free
  if (withFree === total) return TEXTS.freeIsEnough
  const highest = premium > 0 ? 'Premium' : 'Standard'
  return withFree === 0
    ? `They open with ${highest}.`
    : `A free account opens ${withFree} of ${total}, ${highest} all of them.`
}
