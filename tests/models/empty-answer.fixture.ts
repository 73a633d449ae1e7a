/** A model's answer that reads nothing in a text, for tests that add what it says. */
export const EMPTY_ANSWER = {
  travellers: [],
  listFor: 'everybody',
  notTravelling: [],
  legs: [],
  things: [],
  occasions: [],
  bags: [],
  facts: [],
};
