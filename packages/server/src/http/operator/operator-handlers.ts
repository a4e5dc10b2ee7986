import { ok } from '@twosides/domain/kernel';
import type { OperatorView } from '@twosides/domain/reading';
import type { Handlers } from '../kernel/api.ts';

export const operatorHandlers = (operator: OperatorView): Pick<Handlers, 'operator'> => ({
  operator: async () => ok({ body: operator }),
});
