/** The terms, in seven sections. */
export const terms = {
  meta: { title: 'Terms', description: 'The terms on which Valija makes packing lists for you, in seven short sections.' },
  title: 'Terms of use',
  updated: 'In force since 1 November 2026',
  lead: 'These are the rules between you and Valija. We wrote them to be read.',
  sections: [
    {
      title: 'What Valija does',
      text: [
        'Valija makes packing lists, called Bag Plans, from what you tell it about a trip. A list is a suggestion: entry rules, airline limits and your own health needs are yours to check, and a forecast can be wrong.',
        'The service comes as it is today. We improve it often, and we tell you before we take away something you pay for.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'You must be over 18, or have the consent of a parent. Give an email that is yours, keep your password to yourself, and tell us if somebody else uses your account.',
        'One person, one account. You may delete yours whenever you like, in the settings or by writing to us.',
      ],
    },
    {
      title: 'Credits and prices',
      text: [
        'Making a Bag Plan takes one credit. A new account gets two, once its email is confirmed. If a list cannot be made, the credit comes back by itself.',
        'Credits of a monthly plan renew every month and start afresh: those left over do not carry over. Credits from packs and rewards never expire. Monthly credits are spent first.',
        'Prices are in euros, include the tax that applies and are shown before you pay. Stripe handles payments; we never see your card.',
      ],
    },
    {
      title: 'Subscriptions, cancelling and refunds',
      text: [
        'A monthly plan renews until you cancel it. Cancel on the billing page: the plan and its credits stay until the end of the month you paid for.',
        'As a consumer you may withdraw from a purchase within 14 days without giving a reason: with “Withdraw from a purchase” on the billing page, which mails you a receipt, or by writing to {{contact}}. You ask us to begin at once when you pay; for credits that you used before withdrawing, the law lets us keep their share of the price. When a purchase is refunded, its unused credits are taken back. Your legal rights as a consumer stay as they are.',
      ],
    },
    {
      title: 'Inviting others',
      text: [
        'When somebody signs up through your link and buys for the first time, you earn 10% of the value of that purchase as permanent credits. The link counts for one hour after it was opened.',
        'Rewards have no cash value. Inviting yourself, or buying only to be refunded, earns nothing, and we may close accounts that try.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not try to break in, overload the service, resell it, or feed it what is unlawful or belongs to somebody else. What you write stays yours; you allow us to process it so that your lists can be made.',
        'We may pause an account that harms others or the service. If we are wrong, write to us and we will look at it again.',
      ],
    },
    {
      title: 'Liability and law',
      text: [
        'We answer without limit for intent and gross negligence, and for harm to life and health. For the rest our liability ends at what you paid us in the last twelve months. We do not answer for a forgotten charger.',
        'If a part of these terms does not hold, the others do. The law of the place where you live as a consumer protects you here too. We announce changes by email at least 30 days ahead.',
      ],
    },
  ],
} as const;
