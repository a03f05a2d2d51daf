import type { Plan as PlanKey, RequiredPlan } from '@/rules/audience'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import {
  openGuides,
  openMasterclasses,
  openMeditations,
  openMovements,
  openPodcasts,
  openRebootWeeks,
  openRecipes,
} from './opened'

/** A plan on sale. Prices in cents of a dollar. */
export type DemoPlan = {
  key: PlanKey
  title: string
  sentence: string
  items: readonly string[]
  annualAmount: number | null
  monthlyAmount: number | null
  button: { title: string; url?: string }
}

const isPremium = ({ requiredPlan }: { requiredPlan: RequiredPlan }) => requiredPlan === 'premium'
const premiumFirst = [...demoAdvices.filter(isPremium), ...demoAdvices.filter((advice) => !isPremium(advice))]

/** From the first look to a coach of one's own. */
export const demoPlans: readonly DemoPlan[] = [
  {
    key: 'free',
    title: 'Free',
    sentence: 'Most of the kitchen, and the six weeks.',
    items: [
      `${openRecipes('free')} recipes, with a shopping list`,
      `${openMovements('free')} movement guides`,
      `${openMeditations('free')} meditations`,
      'The six-week reset, and keep going after it',
      'Favorites and milestones',
    ],
    annualAmount: 0,
    monthlyAmount: 0,
    button: { title: 'Join for free', url: '/product/?product_id=free' },
  },
  {
    key: 'standard',
    title: 'Standard',
    sentence: 'Classes at every level, and podcasts.',
    items: [
      'Everything in Free',
      `${openMovements('standard') - openMovements('free')} more movement guides, at three levels`,
      `${openMeditations('standard') - openMeditations('free')} more meditations`,
      `${openRecipes('standard') - openRecipes('free')} more recipes, ${openRecipes('standard')} in all`,
      `${openPodcasts('standard')} of ${openPodcasts('premium')} podcast episodes`,
    ],
    annualAmount: 12_000,
    monthlyAmount: null,
    button: { title: 'Choose Standard', url: '/product/?product_id=standard' },
  },
  {
    key: 'premium',
    title: 'Premium',
    sentence: 'The whole library, and live classes.',
    items: [
      'Everything in Standard',
      // Locks name the first two that do not speak of the item's type.
      'Live masterclasses',
      `All ${openRecipes('premium')} recipes`,
      `All ${openMasterclasses('premium')} class replays`,
      'Three food lists',
      `All ${openMovements('premium')} movement guides`,
      `All ${openMeditations('premium')} meditations`,
      `All ${openPodcasts('premium')} podcast episodes`,
      `All ${openGuides('premium')} lifestyle guides`,
      `All ${openRebootWeeks('premium')} seasonal weeks`,
      'The women’s circle',
      'Every event',
      `All ${demoArticles.length} articles`,
      `All ${demoAdvices.length} pages of advice`,
      // The card shows these before it folds: Premium alone opens them. Below "ALL ADVICE INCLUDED" are the others.
      ...premiumFirst.map(({ title }) => `Advice on ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
    ],
    annualAmount: 26_400,
    monthlyAmount: 2_400,
    button: { title: 'Choose Premium', url: '/product/?product_id=premium' },
  },
  {
    key: 'executive-coaching',
    title: 'Executive Coaching',
    sentence: 'One coach, twelve weeks, arranged around your days.',
    items: ['Everything in Premium', 'A call every week', 'A plan rewritten as life happens', 'Travel menus'],
    annualAmount: null,
    monthlyAmount: null,
    button: { title: 'Write to us', url: '/contact/' },
  },
]
