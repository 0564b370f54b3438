/** Limits for one connection and for one person. */
export const chatLimits = {
  /** Bytes of one frame: enough for 2,000 characters of any script and the JSON around them. */
  frameBytes: 16_384,
  /** Frames of one connection that may wait to be processed. */
  pendingFrames: 40,
  /** Messages of one person, across all connections and processes. */
  messages: { attempts: 20, seconds: 10 },
  /** Connections of one person to this process. */
  connections: 10,
  /** Bytes that may be buffered for a slow reader. */
  unreadBytes: 1_048_576,
} as const;

export interface ChatTimes {
  /** The time in which a connection has to authenticate. */
  readonly authenticationMs: number;
  /** The interval at which the server pings a connection and checks that its member may still listen. */
  readonly heartbeatMs: number;
}

export const chatTimes: ChatTimes = { authenticationMs: 10_000, heartbeatMs: 30_000 };
