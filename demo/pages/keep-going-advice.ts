import { chosen, type DemoPage } from '../page'

/** Expert advice for the months after the six weeks. It counts as member area, so it asks for a free account. */
export const keepGoingAdvice: DemoPage = {
  path: '/the-ebs-method/keep-going/expert-advice/',
  title: 'Expert advice for the time after',
  slug: 'expert-advice',
  parentPath: '/the-ebs-method/keep-going/',
  requiredPlan: 'free',
  seo: {
    description:
      'For members who keep going: advice on sleep, digestion, joints and more, and how to prepare a visit to the doctor.',
  },
  blocks: [
    {
      blockType: 'keepGoingTitle',
      light: 'dusk',
      subtitle: 'Keep going',
      title: 'When something does not go well',
      text: 'Some things do not change with meals, movement and rest alone. These pages say what is known, what you can try at home, and when to see a doctor.',
      link: { title: 'All expert advice', url: '/expert-advice/' },
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'richColumns',
      anchor: 'first',
      variant: 'framed',
      light: 'dusk',
      title: 'Please read this first',
      leftHtml: `<p>Our advice is for getting to know a complaint and for preparing a conversation. It does not examine you, and it does not replace your medicine. Each page begins with the signs that should be looked at soon.</p>
<p>If something is new, severe, or getting worse, do not try the six weeks on it first. Make an appointment.</p>`,
      rightHtml: `<h3>Do not wait</h3>
<p>Chest pain, trouble breathing, weakness on one side, a sudden very bad headache, blood where there should be none: call your emergency number.</p>`,
    },
    {
      blockType: 'relatedPosts',
      anchor: 'sleep',
      title: 'Sleep and energy',
      subtitle: 'For nights that stay short and days that stay long.',
      displayMode: 'cards',
      method: 'Manual',
      posts: chosen('expertAdvices', 'insomnia', 'fatigue', 'stress', 'headaches'),
    },
    {
      blockType: 'relatedPosts',
      anchor: 'digestion',
      title: 'Stomach and digestion',
      subtitle: 'For when more plants, or other meals, do not agree with you.',
      displayMode: 'thumbnails',
      method: 'Manual',
      posts: chosen('expertAdvices', 'bloating', 'constipation', 'acid-reflux'),
      archiveLink: { title: 'Gut-health recipes', url: '/gut-health-recipes/' },
    },
    {
      blockType: 'relatedPosts',
      anchor: 'joints',
      title: 'Back and joints',
      subtitle: 'What to adapt on the mat, and what to have looked at before you go on.',
      displayMode: 'cards',
      method: 'Manual',
      posts: [
        ...chosen('expertAdvices', 'back-pain', 'arthritis'),
        ...chosen('movementGuides', 'hips-after-sitting', 'the-easy-day'),
      ],
    },
    {
      blockType: 'resourcesGrid',
      anchor: 'years',
      title: 'For the long run',
      subtitle: 'Three pages to read in a quiet hour.',
      resources: [
        {
          title: 'High blood pressure',
          url: '/expert-advices/high-blood-pressure/',
          target: '_self',
          image: 'high-blood-pressure',
        },
        { title: 'Menopause', url: '/expert-advices/menopause/', target: '_self', image: 'menopause' },
        { title: 'Eczema and dry skin', url: '/expert-advices/eczema/', target: '_self', image: 'eczema' },
      ],
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'visit',
      title: 'Prepare a visit to the doctor',
      panels: [
        {
          title: 'A week before: keep a short diary',
          textHtml:
            '<p>Write down when it happens, how long it lasts, and what you were doing, eating or taking. A line a day is enough. Leave out what you think the cause is.</p>',
        },
        {
          title: 'The day before: make a list',
          textHtml:
            '<p>All medicines with their doses, also those without a prescription, and supplements. Illnesses in the family. Your two most important questions, at the top.</p>',
        },
        {
          title: 'During the visit: ask what is next',
          textHtml: `<p>What could it be? What should I do until the next visit? What would be a reason to come back sooner? Write the answers down, or bring someone who does.</p>
<div data-block="health-fact"><p>Patients forget a good part of what is said to them in a visit soon afterward. Notes help, and so does asking for the main points once more at the end.</p></div>`,
        },
        {
          title: 'Afterward: what to change here',
          textHtml: `<p>Ask whether there are foods or movements that you should leave out, and mark the recipes and sessions that remain as favorites. Then you need not think about it every day.</p>`,
        },
      ],
    },
    { blockType: 'stepsNavigation', source: 'siblings' },
  ],
}
