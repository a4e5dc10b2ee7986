import type { ConflictView } from '@twosides/domain/reading';
import { VALIDATION } from '@twosides/domain/wire';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';

export type FirstNickname = {
  /** Who has one, or writes here under a pseudonym, is not asked. */
  readonly isAsked: boolean;
  readonly value: string;
  readonly error: string | undefined;
  /** How often it was refused. */
  readonly failures: number;
  readonly change: (value: string) => void;
  /** @returns false where it was refused: then nothing else is sent */
  readonly save: () => Promise<boolean>;
};

/** A member's nickname, asked for in place with their first comment. Left empty, the comment goes without one. */
export function useFirstNickname({ isAuthor, anonymous }: ConflictView): FirstNickname {
  const { user } = useCurrentUser();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [failures, setFailures] = useState(0);
  const isAsked = user !== null && !user.userNickname && !(isAuthor && anonymous);

  const refuse = (message: string) => {
    setError(message);
    setFailures((count) => count + 1);
    return false;
  };
  const save = async () => {
    const userNickname = value.trim();
    if (!isAsked || userNickname === '') return true;
    if (userNickname.length < 2) return refuse(VALIDATION.nicknameMin);
    try {
      setCurrentUser(await call('updateProfile', { body: { userNickname } }));
      return true;
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.fields.userNickname : undefined;
      return refuse(found ?? userMessageOf(failure) ?? "It couldn't be saved. Try again, or leave it empty for now.");
    }
  };
  const change = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  return { isAsked, value, error, failures, change, save };
}
