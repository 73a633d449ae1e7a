/** The marketing home. The figures of the example and the board come from web/prerender/engine.ts. */
export const home = {
  meta: {
    title: 'Valija: the packing list made for your trip',
    description:
      'Tell Valija where you go, when and what for. It reads the weather, the place and your plans, and makes a packing list that says why each thing is on it.',
  },
  hero: {
    title: 'Pack for the trip, not for the what-ifs.',
    lead: 'Tell Valija where you go, when and what for. It reads the weather, the place and your plans, and hands you a packing list that says why each thing is on it.',
    cta: 'Make my first list',
    wait: 'Join the waitlist',
    soon: 'Coming soon: we are letting people in a few at a time.',
    example: 'Try it without an account',
    free: 'Two Bag Plans are free. No card.',
  },
  before: { label: 'Before', lines: ['clothes (how many??)', 'swimsuit', 'something warm?', 'charger', 'hiking shoes… both?', 'passport!!'] },
  after: {
    label: 'Bag Plan',
    fromCode: 'LON',
    toCode: 'LIS',
    place: 'Lisbon, Portugal',
    dates: '1–8 May',
    weather: '{{min}} to {{max}}\u00A0°C, rain on 1 day in {{every}}',
    trip: 'Hiking, beach, cabin bag only',
    more: 'and {{count}} more, about {{weight}}\u00A0kg in all',
  },
  compare: 'From the usual note to the Bag Plan: slide to uncover more of either',
  board: {
    title: 'Every trip asks for another bag',
    lead: 'Five trips as Valija packs them. The weather is the usual one for those dates.',
    columns: { to: 'To', days: 'Days', weather: 'Weather', plans: 'For', items: 'Items', weight: 'Weight' },
    weather: '{{min}} to {{max}}\u00A0°C',
    weight: '{{weight}}\u00A0kg',
    rows: [
      { to: 'LISBON', plans: 'Hiking, beach' },
      { to: 'REYKJAVIK', plans: 'Northern lights' },
      { to: 'TOKYO', plans: 'Sightseeing' },
      { to: 'MARRAKECH', plans: 'Photography' },
      { to: 'ZERMATT', plans: 'Skiing' },
    ],
  },
  testimonial: {
    quote: '“I used to pack for every weather there is. Now I read why each thing is on the list, take two off and close the bag in ten minutes.”',
    by: 'Our own most frequent traveller',
    note: 'One of the two founders, so not a neutral voice. Send us yours, and it stands here instead.',
  },
  pricing: {
    title: 'A list costs one credit',
    lead: 'Your first two are free.',
    monthly: 'per month',
    credits: 'credits a month',
    perCredit: 'a credit',
    popular: 'We recommend',
    free: 'Two Bag Plans for free',
    choose: 'Choose this plan',
    pitch: {
      explorer: 'A trip now and then, packed properly.',
      nomad: 'For people whose suitcase stays half packed.',
      crew: 'Families and teams: everyone gets a list.',
    },
    gives: [
      { title: 'Free', text: 'Lists with reasons, shared and offline.' },
      { title: 'Premium', text: 'Also bags by weight and copies for new dates.' },
    ],
    packsTitle: 'Packs, for when you need a few',
    packsLead: 'Paid once. The credits are yours for good.',
    pack: 'credits',
  },
  about: {
    title: 'Made by two people who overpacked for years',
    text: [
      'One of us used to carry three jackets to the beach. The other once crossed a border without a charger, a towel or a plan. We met over excess baggage, and started keeping notes.',
      'Those notes became Valija: a packing list that starts from your trip’s facts and shows its reasons, so that you can trust it, or overrule it.',
    ],
    founders: 'The two co-founders',
    values: [
      { title: 'Innovation', text: 'We take a chore everybody knows and look for the better way to do it.' },
      { title: 'Passion', text: 'We travel with our own lists, and fix what annoys us on the road.' },
      { title: 'Excellence', text: 'A reason for every item, the right number of each, no filler.' },
    ],
  },
  faqs: {
    title: 'Questions people ask at the gate',
    items: [
      {
        question: 'How does Valija know what I need?',
        answer:
          'It starts from facts: the usual weather for your dates or the forecast when the trip is near, the destination, how long you stay, your activities, and what you wrote. A knowledge base of packing items with rules turns these into a list. A language model may then suggest changes, which are checked before they reach your list.',
      },
      {
        question: 'What is a Bag Plan?',
        answer:
          'One packing list for one trip: items by category with quantities and the reason for each. You can edit it, hide things, add your own, and come back to it on any device.',
      },
      { question: 'Can I change the list?', answer: 'All of it. Quantities, names, categories, your own additions. Nothing you change is overwritten.' },
      { question: 'Who can use it?', answer: 'Anyone over 18, or younger with the consent of a parent. Valija speaks English and Spanish.' },
      {
        question: 'What happens to my data?',
        answer:
          'We keep what your lists need, set only the cookies that the site cannot work without, and sell nothing. You can export everything or delete your account whenever you like.',
      },
    ],
    help: {
      title: 'Credits and billing',
      items: [
        'Making a Bag Plan takes one credit. If it fails, the credit comes back by itself.',
        'Monthly credits renew every month and start afresh; they do not pile up.',
        'Credits from packs and rewards never expire, and are used only when the monthly ones are gone.',
        'Cancel a plan whenever you like: you keep it until the end of the month you paid for.',
        'Bring a friend: you earn 10% of the value of their first purchase, as credits.',
      ],
      contact: 'Something else? Write to',
    },
  },
} as const;
