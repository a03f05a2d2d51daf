import { nameKey, nameWords } from './names'

/** Words and phrases by aisle, in the usual order of aisles in a supermarket. */
const PHRASES = {
  'Vegetables and herbs':
    'artichoke, arugula, asparagus, aubergine, avocado, basil, bean sprouts, beet, beetroot, bell pepper, bok choy, broccoli, brussels sprouts, butternut squash, cabbage, carrot, cauliflower, celeriac, celery, chard, chicory, chile, chili, chives, cilantro, coriander leaves, corn, courgette, cress, cucumber, dill, edamame, eggplant, endive, fennel, garlic, ginger, green beans, green pepper, herbs, horseradish, kale, kohlrabi, leek, lemongrass, lettuce, marjoram, mint, mushroom, new potatoes, okra, onion, parsley, parsnip, peas, potato, pumpkin, purslane, radicchio, radish, red pepper, rocket, rosemary, salad, salad leaves, sage, scallion, shallot, spinach, spring onion, sprouts, squash, sugar snap, swede, sweet potato, swiss chard, tarragon, thyme, tomato, turnip, watercress, yellow pepper, zucchini',
  Fruit:
    'apple, apricot, banana, blackberry, blackcurrant, blueberry, berries, cherry, clementine, cranberry, currant, date, fig, fruit, grape, grapefruit, kiwi, lemon, lemon juice, lemon zest, lime, lime juice, mandarin, mango, melon, nectarine, orange, orange juice, papaya, passion fruit, peach, pear, pineapple, plum, pomegranate, raspberry, rhubarb, strawberry, watermelon',
  Meat: 'bacon, beef, chicken, chicken breast, chicken leg, chicken thigh, duck, ham, lamb, meat, mince, pancetta, pork, poussin, prosciutto, sausage, steak, turkey, veal, venison',
  Fish: 'anchovy, clam, cod, crab, fish, haddock, halibut, lobster, mackerel, monkfish, mussel, octopus, oyster, prawn, salmon, sardine, scallop, sea bass, seafood, shrimp, smoked salmon, squid, trout, tuna',
  'Dairy and eggs':
    'butter, buttermilk, cheddar, cheese, clotted cream, cottage cheese, cream, cream cheese, creme fraiche, egg, egg white, egg yolk, feta, ghee, goat cheese, gruyere, halloumi, kefir, mascarpone, milk, mozzarella, paneer, parmesan, pecorino, quark, ricotta, skyr, sour cream, yogurt, yoghurt, tofu, tempeh, almond milk, oat milk, soy milk',
  Bread:
    'bagel, baguette, bread, breadcrumb, brioche, bun, ciabatta, flatbread, focaccia, loaf, naan, pita, roll, sourdough, toast, tortilla, wrap',
  'Grains, pasta and pulses':
    'barley, black beans, buckwheat, bulgur, butter beans, cannellini beans, chickpea, couscous, dried beans, farro, freekeh, granola, kidney beans, lentil, macaroni, millet, muesli, noodles, oat, oatmeal, orzo, pasta, polenta, quinoa, rice, semolina, soba, spaghetti, spelt, split peas, udon, vermicelli, white beans, beans, wheat',
  'Cans, jars and broth':
    'artichoke hearts, bone broth, broth, canned tomatoes, caper, chopped tomatoes, coconut cream, coconut milk, cornichon, crushed tomatoes, gherkin, olive, passata, pickle, plum tomatoes, sauerkraut, kimchi, stock, sun dried tomatoes, tomato paste, tomato puree, chicken stock, vegetable stock, fish stock, beef stock, roasted peppers',
  'Oils, vinegar and sauces':
    'almond butter, cashew butter, curry paste, fish sauce, harissa, hoisin, hot sauce, hummus, ketchup, mayonnaise, mirin, miso, mustard, oil, olive oil, oyster sauce, peanut butter, pesto, salsa, sesame oil, soy sauce, sriracha, tahini, tamari, vinegar, worcestershire sauce, sauce, coconut oil, coconut aminos',
  'Spices and baking':
    'agave, allspice, arrowroot, baking powder, baking soda, bay leaf, bay leaves, bicarbonate of soda, black pepper, cacao, caraway, cardamom, cayenne, chili flakes, chili powder, chocolate, cinnamon, clove, cocoa, collagen, coriander, coriander seeds, cornstarch, cumin, curry powder, fennel seeds, five spice, flour, garam masala, garlic powder, gelatin, ground ginger, honey, maple syrup, molasses, mustard seeds, nutmeg, onion powder, oregano, paprika, peppercorn, pepper, psyllium, red pepper flakes, saffron, salt, spice, star anise, stevia, sugar, sumac, syrup, turmeric, vanilla, white pepper, yeast, za atar',
  'Nuts, seeds and dried fruit':
    'almond, brazil nut, cashew, chestnut, chia, chia seeds, coconut, coconut flakes, dried apricots, dried cranberries, dried figs, flax, flaxseed, hazelnut, hemp seeds, linseed, macadamia, nuts, peanut, pecan, pine nuts, pistachio, poppy seeds, prune, pumpkin seeds, raisin, seeds, sesame, sesame seeds, sultana, sunflower seeds, walnut',
  Frozen: 'frozen, ice, ice cream, puff pastry, sorbet',
  Drinks: 'beer, cider, coffee, juice, kombucha, matcha, red wine, sparkling water, tea, water, white wine, wine',
} as const

/** The aisle without a match. */
const OTHER = 'Other'

export type Aisle = keyof typeof PHRASES | typeof OTHER

/** The aisles in the order of the list. */
export const AISLES: readonly Aisle[] = [...(Object.keys(PHRASES) as (keyof typeof PHRASES)[]), OTHER]

const BY_PHRASE = new Map<string, Aisle>(
  Object.entries(PHRASES).flatMap(([aisle, phrases]) =>
    phrases.split(', ').map((phrase): [string, Aisle] => [nameKey(phrase), aisle as Aisle]),
  ),
)
const MAX_PHRASE_WORDS = Math.max(...[...BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length))

/**
 * The aisle of an ingredient by the words of its name. The longest phrase wins, and of two the later one, since
 * the noun is last ("Chicken stock"). Any name with "frozen" is in the frozen aisle.
 */
export function aisleOf(name: string): Aisle {
  const words = nameWords(name)
  if (words.includes('frozen')) return 'Frozen'
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const aisle = BY_PHRASE.get(words.slice(start, start + length).join(' '))
      if (aisle) return aisle
    }
  }
  return OTHER
}
