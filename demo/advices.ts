import { acidRefluxAdvice } from './advices/acid-reflux'
import { arthritisAdvice } from './advices/arthritis'
import { backPainAdvice } from './advices/back-pain'
import { bloatingAdvice } from './advices/bloating'
import { constipationAdvice } from './advices/constipation'
import { eczemaAdvice } from './advices/eczema'
import { fatigueAdvice } from './advices/fatigue'
import { headachesAdvice } from './advices/headaches'
import { bloodPressureAdvice } from './advices/high-blood-pressure'
import { insomniaAdvice } from './advices/insomnia'
import { menopauseAdvice } from './advices/menopause'
import { stressAdvice } from './advices/stress'
import type { DemoAdvice } from './item'

/** All advice on conditions. Each also gets a redirect from its old address (redirects.ts). */
export const demoAdvices: readonly DemoAdvice[] = [
  bloatingAdvice,
  acidRefluxAdvice,
  insomniaAdvice,
  stressAdvice,
  arthritisAdvice,
  menopauseAdvice,
  headachesAdvice,
  constipationAdvice,
  bloodPressureAdvice,
  fatigueAdvice,
  backPainAdvice,
  eczemaAdvice,
]
