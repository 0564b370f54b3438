import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import type { AccountDeps } from '../account/dependencies.ts';
import { change, create } from './change-person.ts';
import { choicesOf } from './choices.ts';
import { close, previewClose } from './close-person.ts';
import { addPersonContact, changePersonContact, contacts, removePersonContact } from './contacts.ts';
import type { PeopleDeps } from './dependencies.ts';
import { resendEmail } from './emails.ts';
import { invite } from './invite.ts';
import { merge, previewMerge } from './merge.ts';
import { addNote, changeNote } from './notes.ts';
import { peopleList, personRowView } from './people-list.ts';
import { findPerson } from './person-view.ts';
import { unmerge } from './unmerge.ts';

export const officePeopleHandlers: HandlersOf<'officePeople', PeopleDeps & AccountDeps> = {
  list: (call, deps) =>
    listReply(call, deps, {
      name: 'people',
      list: peopleList(call.query, deps.clock.now()),
      view: personRowView,
      amounts: ['balance'],
      screenOnly: ['picture_path'],
    }),
  choices: (_call, { office, clock }) => office.read((db) => choicesOf(db, clock.now())),
  create,
  read: ({ params }, deps) => deps.office.read((db) => findPerson(db, params.id, deps)),
  change,
  addNote,
  changeNote,
  contacts,
  addContact: addPersonContact,
  changeContact: changePersonContact,
  removeContact: removePersonContact,
  invite,
  resendEmail,
  previewMerge,
  merge,
  unmerge,
  previewClose,
  close,
};
