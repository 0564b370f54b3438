/** A form of the screen about the public site. */
export interface SiteFormProps<Stored> {
  readonly stored: Stored;
  /** Told whether something typed is not saved. */
  readonly onUnsaved: (unsaved: boolean) => void;
}
