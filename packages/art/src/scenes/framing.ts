/** Camera framing of a scene. Each option has a seeded or fixed default. */
export type Framing = {
  eyeY?: number;
  /** Height of the point that the camera looks at. */
  atY?: number;
  /** Vertical field of view, degrees. */
  fov?: number;
  /** Shift of the picture's centre: `sx` as a fraction of its width, `sy` of its height. */
  sx?: number;
  sy?: number;
};
