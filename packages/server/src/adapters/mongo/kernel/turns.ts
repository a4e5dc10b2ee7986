import { StoreBusy } from '@twosides/domain/kernel';
import { mongo } from 'mongoose';

/** Runs the operations of each key one at a time, in the order of the calls. */
export const createTurns = <Key>() => {
  const last = new Map<Key, Promise<unknown>>();

  const take = <T>(key: Key, operate: () => Promise<T>): Promise<T> => {
    const done = (last.get(key) ?? Promise.resolve()).then(operate);
    const turn = done.catch(throwIfUnreachable);
    const leave = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    last.set(key, turn);
    turn.then(leave, leave);
    return done;
  };

  const idle = async () => {
    while (last.size > 0) await Promise.allSettled(last.values());
  };

  return { take, idle };
};

/** Also fails the operations that wait, because each of them would wait for the same timeout. */
const throwIfUnreachable = (error: unknown): void => {
  if (error instanceof mongo.MongoServerSelectionError || error instanceof StoreBusy) throw error;
};
