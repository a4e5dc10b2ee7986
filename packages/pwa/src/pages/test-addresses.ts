import { PAGES } from '@twosides/domain/wire';

export const ADDRESSES: readonly string[] = [
  ...Object.values(PAGES).map((path) =>
    path
      .replace(':id/:slug?', '1/dishes')
      .replace(/:id$/, '1')
      .replace(':categoryId', 'household')
      .replace(':identifier', 'Quiet%20Fox'),
  ),
  '/nothing/here',
];
