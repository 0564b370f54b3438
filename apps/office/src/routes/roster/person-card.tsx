import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { useMay } from '../../access/access.ts';
import { exactDollars } from '../../format/dollars.ts';
import type { Mark } from '../../roster/marks.ts';

interface PersonCardProps {
  readonly entry: OfficeRosterEntry;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMark: (mark: Mark) => void;
  /** Lets the person sign the waiver; undefined where that is not needed or not possible here. So are the next two. */
  readonly onSign: (() => void) | undefined;
  readonly onTake: (() => void) | undefined;
  readonly onSell: (() => void) | undefined;
}

/** What the coach needs to know about a person, and whom to call. */
export function PersonCard({ entry, open, onClose, onMark, onSign, onTake, onSell }: PersonCardProps) {
  const { name, phone, email, waiver, membership, notes, amount_due: due, person_id: personId } = entry;
  const contacts = [entry.emergency_contact, ...entry.further_contacts].flatMap((one) => one ?? []);
  const mayOpen = useMay('people.read');
  const isWaiting = entry.attendance === null && waiver !== 'signed';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={name}
      footer={
        isWaiting ? (
          <>
            <Button variant="line" onClick={() => onMark('present')}>
              Check in anyway
            </Button>
            <Button variant="line" onClick={() => onMark('late')}>
              Late anyway
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="card">
        {waiver === 'signed' ? null : (
          <Flash
            tone="bad"
            live={false}
            title={waiver === 'outdated' ? 'Signed an earlier waiver.' : 'No waiver signed.'}
          >
            {`${name} ${onSign ? 'signs on a phone of their own, or here' : 'signs it in the member portal, under Waiver, on a phone of their own'}. If you check them in before, it is noted for the office.`}
          </Flash>
        )}
        {onSign || onTake || onSell ? (
          <div className="acts">
            {onSign ? (
              <Button size="sm" variant="signal" onClick={onSign}>
                Sign waiver
              </Button>
            ) : null}
            {onTake && due !== null ? (
              <Button size="sm" variant={onSign ? 'ink' : 'signal'} onClick={onTake}>
                {`Take ${exactDollars(due)}`}
              </Button>
            ) : null}
            {onSell ? (
              <Button size="sm" variant="line" onClick={onSell}>
                Sell
              </Button>
            ) : null}
          </div>
        ) : null}
        <dl className="facts">
          <dt>Waiver</dt>
          <dd>{{ signed: 'Signed', outdated: 'Not the one in force', missing: 'Not signed' }[waiver]}</dd>
          {due === null ? null : (
            <>
              <dt>Due</dt>
              <dd>{due === '0.00' ? 'Nothing' : exactDollars(due)}</dd>
            </>
          )}
          <dt>Membership</dt>
          <dd>{membership ?? 'None'}</dd>
          <dt>Visits</dt>
          <dd>{entry.first_visit ? 'This is the first' : 'Was here before'}</dd>
          <dt>Notes</dt>
          <dd>{notes.length === 0 ? 'None' : notes.map((note) => <div key={note}>{note}</div>)}</dd>
          <dt>Email</dt>
          <dd>{email || 'None'}</dd>
        </dl>
        <h3>In an emergency</h3>
        {contacts.length === 0 ? <p className="muted">No emergency contact is known.</p> : null}
        {contacts.map((contact) => (
          <Call key={`${contact.name} ${contact.phone}`} {...contact} />
        ))}
        {phone ? (
          <>
            <h3>{name}</h3>
            <Call name={phone} relationship="Own number" phone={phone} />
          </>
        ) : null}
        {mayOpen && personId ? (
          <ButtonLink variant="line" size="sm" href={paths.office.person(personId)}>
            Open person
          </ButtonLink>
        ) : null}
      </div>
    </Modal>
  );
}

interface CallProps {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}

function Call({ name, relationship, phone }: CallProps) {
  return (
    <div className="call">
      <p>
        <b>{name}</b>
        <span>{name === phone ? relationship : `${relationship}, ${phone}`}</span>
      </p>
      <a
        className="button"
        data-variant="ink"
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        aria-label={`Call ${name === phone ? phone : `${name}, ${phone}`}`}
      >
        Call
      </a>
    </div>
  );
}
