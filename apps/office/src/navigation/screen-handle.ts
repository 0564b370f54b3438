/** What the bar reads of the route of a screen. */
export interface ScreenHandle {
  readonly title: string;
  /** The list that the screen belongs to. */
  readonly parent?: { readonly label: string; readonly href: string };
}
