/** The categories of a list. */
export const categories = {
  documents: 'Documents',
  money: 'Money and keys',
  clothing: 'Clothes',
  outerwear: 'Layers and outerwear',
  footwear: 'Footwear',
  toiletries: 'Toiletries',
  health: 'Health and sun',
  electronics: 'Electronics',
  work: 'Work and study',
  activities: 'Activities and gear',
  sleep: 'Sleeping and camp',
  children: 'Children',
  pets: 'Pets',
  food: 'Food and drink',
  bags: 'Bags',
  comfort: 'Comfort and extras',
} as const;
