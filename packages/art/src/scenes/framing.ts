/** Camera framing of a scene. Each option has a seeded or fixed default. */
export interface Framing {
  readonly eyeY?: number;
  /** Height of the point that the camera looks at. */
  readonly atY?: number;
  /** Vertical field of view, degrees. */
  readonly fov?: number;
  /** Shift of the picture's center: `sx` as a fraction of its width, `sy` of its height. */
  readonly sx?: number;
  readonly sy?: number;
}
