import { type Connection, type ConnectOptions, createConnection } from 'mongoose';

/**
 * Mongoose's connection of its own, ready to use. Every write is acknowledged by a majority of the replica set;
 * a database that cannot be reached is an error after four seconds, never a request that hangs.
 */
export const connect = async (url: string, options: ConnectOptions = {}): Promise<Connection> => {
  const connection = createConnection(url, { ...OPTIONS, ...options });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.close();
    throw error;
  }
};

const OPTIONS: ConnectOptions = {
  writeConcern: { w: 'majority' },
  serverSelectionTimeoutMS: 4_000,
  connectTimeoutMS: 4_000,
  socketTimeoutMS: 20_000,
  // While the connection is down an operation goes to the driver, which gives up in time, instead of into mongoose's
  // buffer.
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};
