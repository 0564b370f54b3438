/** How a scene with a camera is framed; each has a seeded or fixed default. */
export type Framing = {
  eyeY?: number;
  /** Height the camera looks at. */
  atY?: number;
  /** Vertical field of view, degrees. */
  fov?: number;
  /** Shift of the picture's middle in parts of its width and height. */
  sx?: number;
  sy?: number;
};
