/** Class cards with their verbs, as the details of a table have them. */
export const cards = [
  { id: 'merchant', verbs: ['merchant'] },
  { id: 'monk', verbs: ['monk'] },
  { id: 'witch', verbs: ['look', 'swap', 'keep'] },
  { id: 'caravanner', verbs: ['caravan'] },
  { id: 'nun', verbs: ['nun'] },
  { id: 'knight', verbs: [] },
];
