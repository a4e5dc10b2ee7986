import { type Connection, type ConnectOptions, createConnection } from 'mongoose';

/** Writes wait for a majority of the replica set. If the database is unreachable, calls fail after 4 s. */
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
  // Without a connection, operations fail in the driver instead of waiting in Mongoose's buffer.
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};
