/**
 * Tells password managers whose password a form takes or sets. People do not see it.
 *
 * @do Put it in a form that has a password and no field for the email.
 * @dont Use it where the person types the email.
 * @accessibility Hidden from assistive technology and from the tab order.
 */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
