import type { DemoFoodColor } from './list'

export const greenFoods: DemoFoodColor = {
  introduction:
    'What can stand on the table every day. Most of it grew, most of it has fiber, and all of it belongs to ways of eating that go along with less inflammation over the years. Eat many kinds rather than much of one.',
  image: 'food-list-green',
  lists: [
    {
      title: 'Vegetables',
      introduction: 'Half the plate, raw or cooked, fresh or frozen. Change the color from day to day.',
      lists: [
        {
          subtitle: 'Leaves',
          list: `Spinach*
Kale
Chard*
Arugula
Romaine lettuce
Watercress
Endive
Beet greens*
Bok choy
Dandelion greens
Savoy cabbage
Red cabbage
Brussels sprouts`,
        },
        {
          subtitle: 'Stems, roots and fruit',
          list: `Broccoli
Cauliflower
Asparagus
Artichokes
Fennel
Celery
Green beans
Peas
Zucchini
Cucumber
Eggplant
Bell peppers
Tomatoes
Carrots
Beets
Radishes
Turnips
Parsnips
Pumpkin and squash
Sweet potatoes`,
        },
        {
          subtitle: 'Onions and their family',
          list: `Onions
Leeks
Scallions
Shallots
Garlic
Chives`,
        },
      ],
      asterisk:
        '* Rich in vitamin K or oxalate. If you take a blood thinner or have had kidney stones, keep your portions even and ask your doctor.',
    },
    {
      title: 'Fruit',
      introduction: 'Two or three handfuls a day, whole. Berries may be frozen.',
      lists: [
        {
          list: `Blueberries
Strawberries
Raspberries
Blackberries
Cherries
Apples
Pears
Plums
Peaches
Apricots
Oranges
Clementines
Grapefruit*
Lemons and limes
Kiwis
Pomegranate
Grapes
Figs`,
        },
      ],
      asterisk: '* Changes the effect of a number of medicines. The leaflet says so, and your pharmacist knows.',
    },
    {
      title: 'Beans, nuts and grain',
      introduction: 'They feed you and what lives in you. Start with small amounts if your belly is not used to them.',
      lists: [
        {
          subtitle: 'Beans and lentils',
          list: `Lentils, all colors
Chickpeas
White beans
Black beans
Kidney beans, well boiled
Edamame
Tofu
Tempeh
Split peas`,
        },
        {
          subtitle: 'Nuts and seeds',
          list: `Walnuts
Almonds
Hazelnuts
Pistachios
Pumpkin seeds
Sesame and tahini
Flaxseed, ground
Chia seeds`,
        },
        {
          subtitle: 'Whole grain',
          list: `Oats
Barley
Rye
Buckwheat
Quinoa
Brown rice
Millet
Bulgur`,
        },
      ],
    },
    {
      title: 'Fish, fats and flavor',
      introduction: 'Oily fish twice a week if you eat fish, oil from olives, and herbs by the handful.',
      lists: [
        {
          subtitle: 'Fish',
          list: `Salmon
Sardines
Herring
Trout
Mackerel, the small kinds
Anchovies`,
        },
        {
          subtitle: 'Fats',
          list: `Olive oil
Canola oil
Avocado
Olives`,
        },
        {
          subtitle: 'Flavor',
          list: `Parsley, dill, basil, mint
Rosemary, thyme, sage
Ginger
Turmeric, in food
Cinnamon
Cumin
Lemon zest
Vinegar`,
        },
      ],
    },
    {
      title: 'To drink',
      introduction: 'With every meal, and between them when you are thirsty.',
      lists: [
        {
          list: `Water, still or sparkling
Herb tea
Green tea
Black tea, until four
Coffee, until noon*`,
        },
      ],
      asterisk: '* Up to three cups, for most grown-ups. Fewer in pregnancy, or if it makes the heart race.',
    },
  ],
}
