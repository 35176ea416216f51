/** Raised when a message changes so that an older client would misread it. */
export const PROTOCOL_VERSION = 4

/** What the server accepts; a client that keeps to it is never refused for size. */
export const LIMITS = {
  /** Characters of a person's name. */
  name: 32,
  email: 254,
  password: { min: 10, max: 256 },
  /** Characters of a chat message. */
  chat: 500,
  /** Bytes of a message on the socket. */
  message: 4096,
  /** Bytes of a request body. */
  body: 65_536,
  /** Bytes of an imported game. */
  importBody: 1_048_576,
  /** Games of one bulk export; the rest is asked for with `before`. */
  exportedGames: 100,
  /** Bytes of a request that brings an edition along. */
  editionBody: 262_144,
  /** Bytes of its figures as they are stored. */
  figures: 131_072,
  /** Characters of an edition's name. */
  editionName: 60,
  /** Sets of figures that one person may bring. */
  editionsPerPerson: 50,
  /** Characters of a command id. */
  commandId: 64,
  /** Tables that one socket may watch at once. */
  watchedTables: 20,
  /** Sockets that one address may have open at once: a club behind one router, each with some windows. */
  socketsPerAddress: 300,
  /** Of these, so many without a name. */
  strangersPerAddress: 100,
  tokensPerAccount: 50,
  /** Bots that one person has written. */
  botsPerAccount: 10,
  /** Bots that are listed. */
  listedBots: 200,
  /** The longest life of a bot's token. */
  tokenDays: 366,
  /** Bots that are asked to one table. */
  invitationsPerTable: 16,
  /** Streams of events of one account. */
  streamsPerAccount: 5,
  /** Windows and programs of one person. */
  socketsPerAccount: 20,
  /** Sockets at one process; those without a name take at most half. */
  sockets: 8000,
  /** Those who look at one table without a seat: without a name, and with one. */
  strangersPerTable: 100,
  spectatorsPerTable: 200,
  /** Bytes that wait for a client to read them. */
  unread: 1_048_576,
  /** Connections of any kind, from everywhere and from one address. */
  connections: 20_000,
  connectionsPerAddress: 400,
  /**
   * How long a person must have been away without a break before the others can let a bot play on, in milliseconds. Over
   * days only the clock counts.
   */
  absentMs: { live: 180_000, untimed: 900_000 },
  /** Who has lost the seat to a bot is asked before the game is ended, unless unseen for so long, in milliseconds. */
  goneMs: 86_400_000,
  /** After so long without everybody's consent a proposal lapses, in milliseconds. */
  proposalMs: { live: 600_000, untimed: 86_400_000, days: 259_200_000 },
  /** Tables that one person may have open or running at once. */
  tablesPerPerson: 200,
  /** Browsers of one account that can be woken. */
  pushesPerAccount: 10,
  /** Notices to one account by one way in 24 hours. */
  noticesPerDay: 50,
} as const
