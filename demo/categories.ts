/** What recipes are filed under, in the order of the tabs. */
export interface DemoCategory {
  slug: string
  title: string
  taxonomy: 'recipe-category'
}

export const demoCategories: readonly DemoCategory[] = [
  { slug: 'breakfast', title: 'Breakfast', taxonomy: 'recipe-category' },
  { slug: 'lunch', title: 'Lunch', taxonomy: 'recipe-category' },
  { slug: 'supper', title: 'Supper', taxonomy: 'recipe-category' },
  { slug: 'soups', title: 'Soups', taxonomy: 'recipe-category' },
  { slug: 'salad', title: 'Salad', taxonomy: 'recipe-category' },
  { slug: 'sides', title: 'Sides', taxonomy: 'recipe-category' },
  { slug: 'bread', title: 'Bread and snacks', taxonomy: 'recipe-category' },
  { slug: 'vegan', title: 'Vegan', taxonomy: 'recipe-category' },
  { slug: 'gut-health', title: 'Gut health', taxonomy: 'recipe-category' },
  { slug: 'drinks', title: 'Drinks', taxonomy: 'recipe-category' },
  { slug: 'sweet', title: 'Sweet', taxonomy: 'recipe-category' },
]
