import type { DemoFoodColor } from './list'

export const orangeFoods: DemoFoodColor = {
  introduction:
    'What is good in company: some of it, some of the time, next to something green. Nothing here is forbidden. It is a matter of how often and how much, and of what else is on the plate.',
  image: 'food-list-orange',
  lists: [
    {
      title: 'Eggs, milk and cheese',
      introduction: 'On most days one or two of these, plain rather than sweetened.',
      lists: [
        {
          subtitle: 'Once a day or so',
          list: `Eggs
Plain yogurt*
Kefir*
Cottage cheese
Milk
Feta
Mozzarella
Goat cheese
Parmesan, grated`,
        },
        {
          subtitle: 'Now and then',
          list: `Cheddar and other hard cheese
Brie and other soft cheese
Butter
Cream`,
        },
      ],
      asterisk: '* With live cultures they could stand among the green ones. With fruit sugar stirred in, they do not.',
    },
    {
      title: 'Meat, poultry and seafood',
      introduction: 'As a part of supper and not as its frame. Red meat once or twice a week at most.',
      lists: [
        {
          list: `Chicken
Turkey
Duck
Lean beef
Lamb
Pork loin
Game
White fish, such as cod
Tuna*
Swordfish*
Prawns
Mussels`,
        },
      ],
      asterisk: '* Large fish hold more mercury. Seldom, and not at all in pregnancy or for small children.',
    },
    {
      title: 'Bread, pasta and potatoes',
      introduction: 'Good carriers for better things. Whole grain where it tastes right to you.',
      lists: [
        {
          list: `Sourdough bread
Whole wheat bread
Pasta
White rice
Couscous
Potatoes
Corn
Polenta
Rice noodles
Corn tortillas
Pita
Crackers with whole grain
Granola without much sugar
Popcorn, from the pot`,
        },
      ],
    },
    {
      title: 'Sweet, in small amounts',
      introduction: 'After a meal rather than between two, and on a plate.',
      lists: [
        {
          list: `Dark chocolate, 70 percent and up
Honey*
Maple syrup
Dates
Raisins and dried apricots
Jam
Banana bread and other cake from your own oven
Fruit juice, a small glass`,
        },
      ],
      asterisk: '* Never for babies under one year.',
    },
    {
      title: 'Salty and strong',
      introduction: 'They make plain things good. A spoonful is meant, not a bowl.',
      lists: [
        {
          list: `Soy sauce
Miso
Mustard
Capers
Stock, with less salt
Sauerkraut and kimchi*
Pickles
Hot sauce
Coconut milk
Peanut butter, without sugar`,
        },
      ],
      asterisk: '* Fermented, and salty. A forkful beside the supper does both justice.',
    },
  ],
}
