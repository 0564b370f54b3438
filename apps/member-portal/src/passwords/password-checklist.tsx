import { accountPasswordChecklist, passwordAdvice } from '@detroit-well/validation';
import { CheckIcon } from '@detroit-well/ui/icons';
import './password-checklist.css';

/** Shows which requirements a new password meets while the member types (SPEC-A 5, register and reset). */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <>
      <ul className="checklist" aria-label="Password requirements">
        {accountPasswordChecklist(password).map(({ label, met }) => (
          <li key={label} data-met={met || undefined}>
            <CheckIcon /> <span>{label}</span>
            <span className="visually-hidden">{met ? ', done' : ', missing'}</span>
          </li>
        ))}
      </ul>
      <p className="xs muted">{passwordAdvice}</p>
    </>
  );
}
