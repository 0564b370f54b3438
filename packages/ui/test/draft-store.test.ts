import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeDraft,
  draftLifetimeMs,
  readDraft,
  takeInterrupted,
  writeDraft,
} from '../src/drafts/draft-store.ts';

const noon = Date.UTC(2026, 2, 2, 12);
const typed = { name: 'Marcus Baker' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a form draft', () => {
  it.each([
    ['exists immediately', 0, true],
    ['exists at the end of its lifetime', draftLifetimeMs, true],
    ['does not exist after its lifetime', draftLifetimeMs + 1, false],
    ['exists after the clock was set back', -draftLifetimeMs, true],
  ])('%s', (_, age, exists) => {
    writeDraft('contact:new', typed, noon);
    expect(readDraft('contact:new', noon + age)?.typed).toEqual(exists ? typed : undefined);
  });

  it('expires an hour after its form is closed, however long the form was open', () => {
    writeDraft('contact:new', typed, noon);
    closeDraft('contact:new', true, noon + 5 * draftLifetimeMs);
    expect(readDraft('contact:new', noon + 6 * draftLifetimeMs)).toMatchObject({ typed, interrupted: true });
  });

  it('is deleted from storage after it expires, whichever draft is read', () => {
    writeDraft('contact:new', typed, noon);
    sessionStorage.setItem('request:contact:new', 'a key');
    readDraft('profile', noon + draftLifetimeMs + 1);
    expect(Object.keys(sessionStorage)).toEqual(['request:contact:new']);
  });

  it('is deleted when null is written', () => {
    writeDraft('contact:new', typed, noon);
    writeDraft('contact:new', null, noon);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not created when a form without one closes', () => {
    closeDraft('contact:new', true, noon);
    expect(sessionStorage).toHaveLength(0);
  });

  it('lasts until the page closes when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    writeDraft('contact:new', typed, noon);
    expect(readDraft('contact:new', noon)?.typed).toEqual(typed);
  });
});

describe('an interrupted form', () => {
  it('is returned once, by a prefix of its name', () => {
    writeDraft('registration:a', typed);
    closeDraft('registration:a', true);
    expect(takeInterrupted('contact:')).toBeNull();
    expect(takeInterrupted('registration:')).toEqual(typed);
    expect(takeInterrupted('registration:')).toBeNull();
    expect(readDraft('registration:a')?.typed).toEqual(typed);
  });

  it('is not found when the member closed the form', () => {
    writeDraft('registration:a', typed);
    closeDraft('registration:a', false);
    expect(takeInterrupted('registration:')).toBeNull();
  });
});
