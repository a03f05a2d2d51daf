/** Texts on what a lock keeps, and what opens it. Not part of `TEXTS`: only the server renders them. */
export const LOCK_TEXTS = {
  withFreeAccount: 'With a free account',
  forPlan: (plan: string) => `For ${plan}`,
  freePrice: (opened: string | null) => (opened ? `It costs nothing, and opens ${opened}.` : 'It costs nothing.'),
  freeOpens: 'A free account opens',
  opensWith: (plan: string, opened: string | null) =>
    opened ? `Opens with ${plan}, with ${opened}.` : `Opens with ${plan}.`,
  planOpens: (plan: string) => `${plan} opens`,
  openedOf: (opened: number, all: number, many: string) =>
    opened === all ? `all ${all} ${many}` : `${opened} of ${all} ${many}`,
  allWeeks: (weeks: number, programme: string) => `All ${weeks} weeks of the ${programme}`,
  weekInShort: (week: number) => `Week ${week} in short`,
  /** A part of an open text, where it is. */
  membersPart: { last: 'The last part is for members', some: 'A part of the text is for members' },
  inside: 'Inside',
  /** Below a section of what is inside. */
  leadsTo: (title: string) => `Leads to “${title}”`,
  ingredients: 'Ingredients',
  ingredientCount: (count: number) => `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  stepCount: (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`,
  cookMode: 'Cook mode',
  firstStep: 'The first step',
  andMore: (count: number) => `and ${count} more`,
  planPrice: (plan: string, price: string) => `${plan} is ${price}.`,
} as const
