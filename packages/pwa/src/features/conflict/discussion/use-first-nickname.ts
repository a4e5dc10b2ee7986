import type { ConflictView } from '@twosides/domain/reading';
import { VALIDATION } from '@twosides/domain/wire';
import { useState } from 'react';
import { ApiError, NetworkError, userMessageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { changeCurrentUser, useCurrentUser } from '../../../session/current-user.ts';

/** `refused`: don't send the comment. `unsaved`: the device is offline, so send the nickname with the comment. */
type SavedNickname = { readonly state: 'saved' | 'refused' } | { readonly state: 'unsaved'; readonly nickname: string };

const WANTED = 'Choose a nickname, or send your comment again to appear as “Member.”';
const NOT_SAVED = 'We couldn’t save your nickname. Try again, or leave it blank to comment without one.';

export function useFirstNickname({ isAuthor, anonymous }: ConflictView) {
  const { user } = useCurrentUser();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const [failures, setFailures] = useState(0);
  const isAsked = user !== null && !user.userNickname && !(isAuthor && anonymous);

  const askAgain = (show: (message: string) => void, message: string): SavedNickname => {
    show(message);
    setFailures((count) => count + 1);
    return { state: 'refused' };
  };
  const save = async (): Promise<SavedNickname> => {
    const userNickname = value.trim();
    if (isAsked && userNickname === '' && failures === 0) return askAgain(setNote, WANTED);
    setError(undefined);
    if (!isAsked || userNickname === '') return { state: 'saved' };
    if (userNickname.length < 2) return askAgain(setError, VALIDATION.nicknameMin);
    setNote(undefined);
    try {
      changeCurrentUser(await call('updateProfile', { body: { userNickname } }));
      return { state: 'saved' };
    } catch (failure) {
      if (failure instanceof NetworkError) return { state: 'unsaved', nickname: userNickname };
      if (failure instanceof ApiError && failure.status < 500)
        return askAgain(setError, failure.fields.userNickname ?? userMessageOf(failure) ?? NOT_SAVED);
      setNote(NOT_SAVED);
      return { state: 'refused' };
    }
  };
  const change = (next: string) => {
    setValue(next);
    setError(undefined);
    setNote(undefined);
  };
  return { isAsked, value, error, note, failures, change, save };
}
