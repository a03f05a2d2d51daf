import type { DemoTestimonial } from '../item'

export const kitchenTestimonials: DemoTestimonial[] = [
  {
    slug: 'breakfast-sitting-down',
    title: 'Breakfast, sitting down',
    firstName: 'Maren',
    profession: 'Ferry captain',
    portrait: 'portrait-maren',
    paragraphs: [
      'My first watch starts at five. I make the blueberry porridge the night before, put it in a flask and sit down with it for ten minutes.',
      'That is all I changed. The crew says I am friendlier before nine.',
    ],
  },
  {
    slug: 'cooking-for-one-and-for-six',
    title: 'Cooking for one, and for six',
    firstName: 'Tomasz',
    profession: 'Bus driver',
    portrait: 'portrait-tomasz',
    paragraphs: [
      'Well, you have to know that I live alone, and my daughter will tell you that I burn water, which is true, I did it once, I forgot the pot. But on Sundays all the grandchildren come, six of them if the big one brings her friend, and you cannot give six children toast.',
      'So I type in six and it tells me how many beans. The bean pot, I mean. I have made it so often that the neighbor asked. The little one still picks out the kale and puts it on my plate, and I eat it, so one of us is getting his greens. Next week I try the soup, if my daughter lets me near the stove.',
    ],
  },
  {
    slug: 'fewer-things-in-the-cart',
    title: 'Fewer things in the cart',
    firstName: 'Priya',
    profession: 'Tax adviser',
    portrait: 'portrait-priya-nair',
    paragraphs: [
      'Eight weeks, logged. Bags of greens thrown away: two, before that about sixteen. Evenings I cooked in tax season: four a week, last year one. Spreadsheets retired: one, because the shopping list adds up what several recipes need.',
      'Missing: a way to export my list to a file.',
    ],
  },
  {
    slug: 'recipes-that-say-what-to-look-for',
    title: 'They say what to look for',
    firstName: 'Dolores',
    profession: 'Piano teacher',
    paragraphs: [
      'Good morning. My oven is older than most of my students, and I have never believed a recipe that only gives minutes. Yours tell one how a thing should look and smell, which is how my mother taught me, and hers taught her.',
      'I wrote to ask for more soups and received a charming reply. I remain hopeful about a borscht. With kind regards.',
    ],
  },
  {
    slug: 'my-husband-asks-what-is-for-lunch',
    title: 'My husband asks about lunch now',
    firstName: 'Annika',
    profession: 'Veterinary nurse',
    paragraphs: [
      'Okay so my husband was the problem. Dinner at nine his whole life, thought the earlier evening was a joke, told my mother it was a cult. We said one week. That was October.',
      'Yesterday he texted me a photo of a salad. At work. With the caption “look at her”. I showed it to everybody at the clinic, including a Labrador.',
    ],
  },
  {
    slug: 'the-orange-half-of-the-bowl',
    title: 'The orange half of the bowl',
    firstName: 'Yusuf',
    profession: 'Locksmith',
    portrait: 'portrait-yusuf',
    paragraphs: [
      'Was sitting in the van, waiting on a customer, read that thing about colors. Counted mine: brown, brown, coffee. Not great.',
      'Carrots live in the glove box now. The guys gave me grief for two weeks. These days I bring a bag on Fridays, because they eat mine.',
    ],
  },
]
