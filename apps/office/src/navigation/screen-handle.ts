/** What the bar reads of the route of a screen. */
export interface ScreenHandle {
  readonly title: string;
}
