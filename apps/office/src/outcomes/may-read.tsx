import type { Permission } from '@detroit-well/api-client/office';
import type { ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';
import { Refusal } from './refusal.tsx';

interface MayReadProps {
  /** The headline of the screen. */
  readonly title: string;
  /** What the screen shows, such as `payments`. */
  readonly what: string;
  readonly permission: Permission;
  readonly children: ReactNode;
}

/** A screen of several parts, for roles that may read them. Others get one refusal, and nothing is loaded. */
export function MayRead({ title, what, permission, children }: MayReadProps) {
  if (useMay(permission)) return children;
  return (
    <>
      <div className="head">
        <h1>{title}</h1>
      </div>
      <Refusal what={what} text={rolesText(`see ${what}`, permission)} />
    </>
  );
}
