/** What the palette offers: to open something, or to do it. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  /** What else is known of it, such as an email address. */
  readonly about?: string;
  readonly run: () => void;
}
