import type { DemoQuestion } from '../item'

export const kitchenFaqs: DemoQuestion[] = [
  {
    slug: 'can-i-change-the-number-of-servings',
    title: 'Can I change the number of servings?',
    answer: `<p>Yes. Change the number above the ingredients, and all the amounts change with it. We round them to amounts that you can measure, such as half a cup or a third of a teaspoon.</p>
<p>Cooking times stay the same. A fuller pan may need a few minutes more, and each step tells you what to look for.</p>`,
  },
  {
    slug: 'i-have-an-allergy-can-i-rely-on-your-recipes',
    title: 'I have an allergy. Can I rely on your recipes?',
    answer: `<p>Please use them as a starting point only. Every recipe lists its allergens, and we list them on the safe side: oats count as gluten and stock counts as celery. But brands differ and change, so read the label every time you shop.</p>
<p>If your reactions can be serious, ask your doctor or an allergy dietitian which substitutions are safe for you.</p>`,
  },
  {
    slug: 'are-there-recipes-without-meat-or-dairy',
    title: 'Are there recipes without meat or dairy?',
    answer: `<p>Yes, plenty. Every recipe says whether it is vegan, vegetarian, pescatarian, gluten-free or dairy-free. On <a href="/recipes">the recipes page</a> you can show only those that fit, and leave out allergens as well.</p>
<p>Where you can easily replace yogurt or butter, the tips at the end of the recipe tell you what to use.</p>`,
  },
  {
    slug: 'how-exact-is-the-nutrition',
    title: 'How exact is the nutrition?',
    answer: `<p>It's a good estimate. We calculate it per serving from the raw ingredients, with public food tables. Sizes and brands vary, so your plate may differ by about a tenth.</p>
<p>If you count for a medical reason, for example carbohydrate with insulin, please weigh the ingredients and calculate for yourself.</p>`,
  },
]
