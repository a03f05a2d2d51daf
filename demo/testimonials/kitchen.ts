import type { DemoTestimonial } from '../item'

export const kitchenTestimonials: DemoTestimonial[] = [
  {
    slug: 'breakfast-sitting-down',
    title: 'Breakfast, sitting down',
    firstName: 'Maren',
    profession: 'Ferry captain',
    paragraphs: [
      'My first watch starts at five, so breakfast was always a roll over the charts. Now I make the blueberry porridge the night before, take it along in a flask and sit down with it for ten minutes.',
      'That is all I changed. The crew says I am friendlier before nine, and they have no reason to flatter me.',
    ],
  },
  {
    slug: 'cooking-for-one-and-for-six',
    title: 'Cooking for one, and for six',
    firstName: 'Tomasz',
    profession: 'Bus driver',
    paragraphs: [
      'I live alone and I am no cook, ask my daughter. But on Sundays all the grandkids come, so I needed something. You type in six people and it tells you how much of everything. I make the bean pot.',
      'The little one still picks out the kale. The rest of them asked for seconds.',
    ],
  },
  {
    slug: 'fewer-things-in-the-cart',
    title: 'Fewer things in the cart',
    firstName: 'Priya',
    profession: 'Tax adviser',
    paragraphs: [
      'I signed up in January because I like data, so here is mine: in eight weeks I threw away two bags of greens instead of two a week. The shopping list adds up ingredients across recipes, which I had been doing in a spreadsheet.',
      'During tax season I cooked on four evenings a week. The year before, it was one.',
    ],
  },
  {
    slug: 'recipes-that-say-what-to-look-for',
    title: 'They say what to look for',
    firstName: 'Dolores',
    profession: 'Piano teacher',
    paragraphs: [
      'My oven is older than most of my students, and I have never trusted a recipe that only gives minutes. These tell you how it should look and smell, the way my mother taught me.',
      'I wrote in to ask for more soups and received a lovely reply. I am still hoping for a good borscht.',
    ],
  },
  {
    slug: 'my-husband-asks-what-is-for-lunch',
    title: 'My husband asks about lunch now',
    firstName: 'Annika',
    profession: 'Veterinary nurse',
    paragraphs: [
      'Honestly, my husband was the hard part. He grew up with dinner at nine and did not see the point. We said one week, just to try it. That was in October, and we still eat at seven.',
      'Now he makes the herb bowl every Saturday and texts me pictures of it at work.',
    ],
  },
  {
    slug: 'the-orange-half-of-the-bowl',
    title: 'The orange half of the bowl',
    firstName: 'Yusuf',
    profession: 'Locksmith',
    paragraphs: [
      'I was sitting in the van waiting for a customer and read the article about colors. Counted mine for the day: brown, brown, coffee. Not great.',
      'So I started keeping carrots in the glove box. The guys at work gave me a hard time for about two weeks. Now I bring a bag on Fridays because they eat mine.',
    ],
  },
]
