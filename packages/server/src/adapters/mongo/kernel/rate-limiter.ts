import type { RateLimiter } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { rateLimiterOver } from '../../rate-limiter.ts';
import { writeInTurn } from './transaction.ts';

export const createRateLimiter = (connection: Connection): RateLimiter => {
  const limiter = rateLimiterOver(
    (options) =>
      new RateLimiterMongo({
        ...options,
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: 'rate_limits',
        disableIndexesCreation: true,
        inMemoryBlockOnConsumed: options.points + 1,
      }),
  );
  return {
    take: (limit, key) => writeInTurn(connection, () => limiter.take(limit, key)),
    giveBack: (limit, key) => writeInTurn(connection, () => limiter.giveBack(limit, key)),
  };
};
