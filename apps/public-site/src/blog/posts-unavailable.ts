/** Why there are no posts, with the message of SPEC-B 8.9. */
export interface PostsFailure {
  readonly kind: 'network' | number;
  readonly message: string;
  /** For a rate limit: how long the server asked to wait. */
  readonly waitMs?: number;
}

/** The error that the blog's calls reject with in the browser. */
export class PostsUnavailable extends Error {
  override readonly name = 'PostsUnavailable';
  readonly failure: PostsFailure;

  constructor(failure: PostsFailure, cause: unknown) {
    super(failure.message, { cause });
    this.failure = failure;
  }
}
