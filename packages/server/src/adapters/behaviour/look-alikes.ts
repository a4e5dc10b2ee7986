/** Nicknames of an earlier release, whose members registered from the last to the first. */
export const LOOK_ALIKES = [
  'Аdа',
  'Ada2',
  'Ada',
  'Ana  Lee',
  'Ana Lee',
  'Аdmin',
  'Twenty letters of аn',
  'Twenty letters of an',
];

/** What they are called from now on. */
export const NAMES_APART = [
  ...['Аdа3', 'Ada2', 'Ada', 'Ana  Lee2', 'Ana Lee', 'Аdmin', 'Twenty letters of а2', 'Twenty letters of an'],
];
