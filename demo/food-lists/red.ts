import type { DemoFoodColor } from './list'

export const redFoods: DemoFoodColor = {
  introduction:
    'What we would keep for the exceptions. People who eat much of it for years tend to have more inflammation and more of what goes with it. One birthday changes nothing, so enjoy the birthday.',
  image: 'food-list-red',
  lists: [
    {
      title: 'Sweet drinks and sweets',
      introduction: 'Sugar that comes without fiber arrives all at once. In drinks it also fills no one.',
      lists: [
        {
          subtitle: 'To drink',
          list: `Soda
Energy drinks
Sweetened iced tea
Coffee drinks with syrup
Milkshakes
Sports drinks, off the field`,
        },
        {
          subtitle: 'To eat',
          list: `Candy
Milk chocolate bars
Doughnuts
Cookies from a package
Sweetened cereal
Ice cream*
Sweet pastries
Frosted cake`,
        },
      ],
      asterisk: '* On the first warm evening of the year it is orange.',
    },
    {
      title: 'Processed meat',
      introduction: 'Salt, smoke and curing. For these the studies are clearer than for most other foods.',
      lists: [
        {
          list: `Bacon
Hot dogs
Salami
Ham and other cold cuts
Sausages
Pepperoni
Jerky
Canned meat`,
        },
      ],
    },
    {
      title: 'Fried and ready-made',
      introduction:
        'Much salt, refined flour and fat that has been hot for long. Cooked at home, many of these turn orange.',
      lists: [
        {
          subtitle: 'From the fryer',
          list: `French fries
Fried chicken
Onion rings
Fish sticks
Corn dogs
Chips`,
        },
        {
          subtitle: 'From the package',
          list: `Frozen pizza
Instant noodles
Ready meals
White bread in slices
Cheese spreads
Creamy dressings
Margarine with hydrogenated fat
Microwave popcorn`,
        },
      ],
    },
    {
      title: 'Alcohol',
      introduction:
        'There is no amount that is good for you, and less is better than more. Some people should have none.',
      lists: [
        {
          list: `Spirits
Cocktails
Beer
Wine*
Sweet liqueurs`,
        },
      ],
      asterisk:
        '* If you drink, then with food, and not every day. Not in pregnancy, not with many medicines, not if stopping is hard. Then talk to your doctor, who has heard it before.',
    },
  ],
}
