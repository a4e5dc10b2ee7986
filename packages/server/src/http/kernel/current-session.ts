import type { MemberSession } from '@twosides/domain/model';
import type { Session } from '../middleware/sessions.ts';
import { RequestError } from './request-error.ts';

export const currentSession = ({ current }: Session): MemberSession => {
  if (current === null) throw new RequestError('authentication-required');
  return current;
};
