/** What articles, advices and products are filed under, in the order of the tabs. SPEC 2.2. */
export interface DemoTopic {
  slug: string
  title: string
  taxonomy: 'posts' | 'expertAdvices' | 'yaldaLovesProducts'
}

export const demoTopics: readonly DemoTopic[] = [
  { slug: 'food-sense', title: 'Food and sense', taxonomy: 'posts' },
  { slug: 'in-the-kitchen', title: 'In the kitchen', taxonomy: 'posts' },
  { slug: 'on-the-move', title: 'On the move', taxonomy: 'posts' },
  { slug: 'the-evening', title: 'The evening', taxonomy: 'posts' },
  { slug: 'belly', title: 'Belly', taxonomy: 'expertAdvices' },
  { slug: 'head-and-nerves', title: 'Head and nerves', taxonomy: 'expertAdvices' },
  { slug: 'sleep-and-strain', title: 'Sleep and strain', taxonomy: 'expertAdvices' },
  { slug: 'joints-and-muscles', title: 'Joints and muscles', taxonomy: 'expertAdvices' },
  { slug: 'heart-and-blood', title: 'Heart and blood', taxonomy: 'expertAdvices' },
  { slug: 'hormones', title: 'Hormones', taxonomy: 'expertAdvices' },
  { slug: 'skin', title: 'Skin', taxonomy: 'expertAdvices' },
  { slug: 'for-the-kitchen', title: 'For the kitchen', taxonomy: 'yaldaLovesProducts' },
  { slug: 'for-moving', title: 'For moving', taxonomy: 'yaldaLovesProducts' },
  { slug: 'for-the-evening', title: 'For the evening', taxonomy: 'yaldaLovesProducts' },
]
