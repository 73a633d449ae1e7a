/** The waitlist: its page, its section of the home page, and the early-access state. */
export const waitlist = {
  meta: {
    title: 'Join the waitlist',
    description: 'Leave your email address and hear first when Valija opens: packing lists made for your trip, with a reason for every item.',
  },
  soon: {
    state: 'Coming soon',
    title: 'Hold a seat for me',
    lead: 'We are letting people in a few at a time. Leave your address and we will write once, when your seat is free.',
  },
  now: {
    state: 'Now available',
    title: 'Hear from us when it matters',
    lead: 'Valija is open: you can make a list today. If you would rather wait for what comes next, leave your address and we will write when there is news worth an email.',
    cta: 'Make a list now',
  },
  noScript: 'This form needs JavaScript. Without it, write to',
  email: 'Email address',
  submit: 'Join the waitlist',
  sending: 'One moment…',
  privacy: 'One email when there is something to tell, and nothing else.',
  privacyLink: 'How we treat your data',
  success: { title: 'You are on the list.', text: 'We will write to {{email}}.' },
  errors: {
    required: 'Email is required.',
    email: 'Please enter a valid email address',
    invalid: 'Invalid email',
    already: 'This email is already on the waitlist.',
    failed: 'Something went wrong. Please try again.',
  },
  stub: { passenger: 'Passenger', you: 'You', seat: 'Seat', gate: 'Gate', class: 'Bag', bag: 'Cabin' },
} as const;
