// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readWaiverDraft } from '../../contract/reads/office.ts';
import type { OfficeWaiverDraft, OfficeWaiverVersion, OfficeWaiverVersions, PreviewWaiverParams, PublishWaiverVersionParams, SaveWaiverDraftParams, WaiverPublishPreview } from '../../contract/generated/office-waivers.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.waivers`. */
export interface OfficeWaiversEndpoint {
  /**
   * The versions of the waiver: draft, scheduled, in force and replaced ones.
   *
   * For the team: owner. `for await` gives the entries, of all pages.
   *
   * `GET /office/waivers/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(options?: RequestOptions): PagedCall<OfficeWaiverVersions, OfficeWaiverVersion>;

  /**
   * The text of the next version, and what differs from the one in force.
   *
   * For the team: owner.
   *
   * `GET /office/waivers/draft/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  draft(options?: RequestOptions): CallPromise<OfficeWaiverDraft>;

  /**
   * Saves the draft. Nobody signs it before it is published.
   *
   * For the team: owner.
   *
   * `PUT /office/waivers/draft/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `version_conflict`, `waiver_scheduled`
   */
  saveDraft(input: { body: SaveWaiverDraftParams }, options?: RequestOptions): CallPromise<OfficeWaiverDraft>;

  /**
   * Who must sign again if the draft is published, with the token that confirms it.
   *
   * For the team: owner.
   *
   * `POST /office/waivers/publish/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `waiver_scheduled`
   */
  previewPublish(input?: { body?: PreviewWaiverParams | undefined }, options?: RequestOptions): CallPromise<WaiverPublishPreview>;

  /**
   * Publishes the draft, now or at a time. Whoever signed an earlier version signs again.
   *
   * For the team: owner. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/waivers/publish/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `waiver_scheduled`, `preview_changed`
   */
  publish(input: { body: PublishWaiverVersionParams }, options?: RequestOptions): CallPromise<OfficeWaiverVersion>;

  /**
   * Withdraws the scheduled version before its time. The draft has its text then.
   *
   * For the team: owner. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /office/waivers/scheduled/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  withdraw(options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officeWaivers`, for `createCalls`. */
export const officeWaiversRows: Rows = {
  list: { method: 'GET', path: '/office/waivers/', access: 'member', paging: 'all', reads: readOfficeList },
  draft: { method: 'GET', path: '/office/waivers/draft/', access: 'member', reads: readWaiverDraft },
  saveDraft: { method: 'PUT', path: '/office/waivers/draft/', access: 'member', reads: readWaiverDraft },
  previewPublish: { method: 'POST', path: '/office/waivers/publish/preview/', access: 'member' },
  publish: { method: 'POST', path: '/office/waivers/publish/', access: 'member', idempotent: true },
  withdraw: { method: 'DELETE', path: '/office/waivers/scheduled/', access: 'member', reply: 'nothing', idempotent: true },
};
