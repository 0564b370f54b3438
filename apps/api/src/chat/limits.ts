/** What one connection and one person may do. */
export const chatLimits = {
  /** Bytes of a frame: 2,000 characters of any script, and the JSON around them. */
  frameBytes: 16_384,
  /** Frames of one connection that wait for their turn. */
  pendingFrames: 40,
  /** Messages of one person, on all connections and processes together. */
  messages: { attempts: 20, seconds: 10 },
  /** Connections of one person with this process. */
  connections: 10,
  /** Bytes that may wait for a slow reader. */
  unreadBytes: 1_048_576,
} as const;

export interface ChatTimes {
  /** How long a connection may take to say who it is. */
  readonly helloMs: number;
  /** How often a connection is asked whether it lives, and whether it may still listen. */
  readonly heartbeatMs: number;
}

export const chatTimes: ChatTimes = { helloMs: 10_000, heartbeatMs: 30_000 };
