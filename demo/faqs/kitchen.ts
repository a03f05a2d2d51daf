import type { DemoFaq } from '../item'

export const kitchenFaqs: DemoFaq[] = [
  {
    slug: 'can-i-change-the-number-of-servings',
    title: 'Can I change the number of servings?',
    answer: `<p>Yes. Set the number at the top of the ingredients and the amounts follow. We round to what a measuring spoon can do.</p>
<p>Times do not scale. A bigger pan takes a little longer, and the method says what to look for.</p>`,
  },
  {
    slug: 'i-have-an-allergy-can-i-rely-on-your-recipes',
    title: 'I have an allergy. Can I rely on your recipes?',
    answer: `<p>Each recipe lists its allergens, and lists them cautiously: oats count as gluten, stock counts as celery. But we cannot see your packages, and makers change what is in them. Read the label every time.</p>
<p>If a reaction could be serious, ask your doctor or an allergy dietitian which swaps are safe for you.</p>`,
  },
  {
    slug: 'are-there-recipes-without-meat-or-dairy',
    title: 'Are there recipes without meat or dairy?',
    answer: `<p>Many. Every recipe says whether it is vegan, vegetarian, pescatarian, gluten-free or dairy-free, and <a href="/recipes">the list of recipes</a> has a category for vegan ones.</p>
<p>Where yogurt or butter can be exchanged without harm, the tips at the end say for what.</p>`,
  },
  {
    slug: 'how-exact-is-the-nutrition',
    title: 'How exact is the nutrition?',
    answer: `<p>It is worked out per serving from the raw ingredients, with public food tables. Your onion is not our onion, so treat it as a good estimate.</p>
<p>If you count for a medical reason, for instance carbohydrate with insulin, please weigh and check for yourself.</p>`,
  },
]
