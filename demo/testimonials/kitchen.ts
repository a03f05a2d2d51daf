import type { DemoTestimonial } from '../item'

export const kitchenTestimonials: DemoTestimonial[] = [
  {
    slug: 'breakfast-sitting-down',
    title: 'Breakfast, sitting down',
    firstName: 'Maren',
    profession: 'Ferry captain',
    paragraphs: [
      'My first watch starts at five, so breakfast used to be a roll over the chart table. Now I make the blueberry porridge in a flask the night before and sit down for ten minutes.',
      'It is a small thing. My crew says I am easier to ask questions of before nine.',
    ],
  },
  {
    slug: 'cooking-for-one-and-for-six',
    title: 'Cooking for one, and for six',
    firstName: 'Tomasz',
    profession: 'Bus driver',
    paragraphs: [
      'Weekdays I eat alone, Sundays the grandchildren come. I use the same bean pot for both and let the page do the sums.',
      'The youngest still picks out the kale. I call that a draw.',
    ],
  },
  {
    slug: 'fewer-things-in-the-cart',
    title: 'Fewer things in the cart',
    firstName: 'Priya',
    profession: 'Tax adviser',
    paragraphs: [
      'I am a person who owns eleven kinds of flour. The lists here are short, and after two months I noticed that I throw away less.',
      'In March, which is my busy season, I cooked four evenings a week. That had not happened before.',
    ],
  },
  {
    slug: 'recipes-that-say-what-to-look-for',
    title: 'They say what to look for',
    firstName: 'Dolores',
    profession: 'Piano teacher',
    paragraphs: [
      'My oven is older than most of my pupils and does what it likes. "Until the edges are brown" helps me more than any number of minutes.',
      'I would like more soups, please. I have written to say so, and got an answer.',
    ],
  },
  {
    slug: 'my-husband-asks-what-is-for-lunch',
    title: 'My husband asks about lunch now',
    firstName: 'Annika',
    profession: 'Veterinary nurse',
    paragraphs: [
      'He was against it on principle, the principle being dinner at nine. We moved it to seven for a week as an experiment, and nobody moved it back.',
      'He makes the herb bowl on Saturdays. He has opinions about the lemon.',
    ],
  },
  {
    slug: 'the-orange-half-of-the-bowl',
    title: 'The orange half of the bowl',
    firstName: 'Yusuf',
    profession: 'Locksmith',
    paragraphs: [
      'I read the piece about counting colors in my van, outside a customer with no key. That evening I had had brown, brown and coffee.',
      'Now there is a carrot in the glove box. My colleagues laughed until about the second week. On Fridays I bring a bag.',
    ],
  },
]
