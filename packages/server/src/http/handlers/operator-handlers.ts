import { type OperatorView, ok } from '@twosides/domain';
import type { Handlers } from '../api.ts';

export const operatorHandlers = (operator: OperatorView): Pick<Handlers, 'operator'> => ({
  operator: async () => ok({ body: operator }),
});
