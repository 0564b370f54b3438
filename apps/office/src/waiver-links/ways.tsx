import { ChevronRightIcon, Icon } from '@detroit-well/ui/icons';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSendsTexts } from '../access/access.ts';
import type { Signer } from './signer.ts';

const PhoneIcon = () => (
  <Icon d="M6.2 3 8 7 6.2 8.8a10 10 0 0 0 5 5L13 12l4 1.800v3.200C9.500 17.500 2.500 10.500 3 3z" />
);
const MailIcon = () => <Icon d="M2.500 4.500h15v11h-15zM3 5.200l7 5.800 7-5.800" />;
const CodeIcon = () => <Icon d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15 15h2v2h-2z" />;

const TabletIcon = () => <Icon d="M6.500 6.500h10v10h-10zM13.500 3.500h-10v10" />;

function subscribe(notify: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, notify);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, notify);
  };
}
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const sentText = 'Works once, for 7 days';

interface WaysProps {
  readonly signer: Signer;
  /** The way that is under way. */
  readonly busy: 'email' | 'sms' | 'hand over' | null;
  readonly onSend: (by: 'email' | 'sms') => void;
  readonly onShow: () => void;
  readonly onHandOver: () => void;
}

/** The ways in which a person gets to the page on which they sign. */
export function Ways({ signer: { email, phone }, busy, onSend, onShow, onHandOver }: WaysProps) {
  const isOnline = useOnline();
  const sendsTexts = useSendsTexts();
  return (
    <ul className="ways" aria-label="How they sign">
      {phone && sendsTexts ? (
        <Way
          icon={<PhoneIcon />}
          title={busy === 'sms' ? 'Sending...' : `Text to ${phone}`}
          text={sentText}
          isBusy={busy !== null}
          onPress={() => onSend('sms')}
        />
      ) : null}
      {email ? (
        <Way
          icon={<MailIcon />}
          title={busy === 'email' ? 'Sending...' : `Email to ${email}`}
          text={sentText}
          isBusy={busy !== null}
          onPress={() => onSend('email')}
        />
      ) : null}
      <Way
        icon={<CodeIcon />}
        title="QR code on this screen"
        text="For their phone, for 30 minutes"
        isBusy={busy !== null}
        onPress={onShow}
      />
      <Way
        icon={<TabletIcon />}
        title={busy === 'hand over' ? 'Locking...' : 'Hand over this device'}
        text={
          isOnline
            ? 'Locked to the waiver. Your password brings it back'
            : 'Needs the network: it is locked there'
        }
        isBusy={busy !== null || !isOnline}
        onPress={onHandOver}
      />
    </ul>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One of the ways is under way, so a press does nothing. */
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

const Way = ({ icon, title, text, isBusy, onPress }: WayProps) => (
  <li>
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => (isBusy ? undefined : onPress())}
    >
      {icon}
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <ChevronRightIcon />
    </button>
  </li>
);
