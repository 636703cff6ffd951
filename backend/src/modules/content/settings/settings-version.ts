import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { versionOf } from '../../../platform/value-version.ts';

/** Settings as text, by key. A setting without a value is missing. */
type Stored = Readonly<Record<string, string | undefined>>;

/**
 * The version of the switches and the season of sign-up, as staff have saved them. When sign-up closes by itself, or
 * the window by the season's days, the version stays the same.
 */
export const switchesVersionOf = (stored: Stored, signupSeasonId: number | null): string =>
  versionOf([
    stored['registration_open'] === 'true',
    stored['transfer_open'] === 'true',
    signupSeasonId,
    stored['transfer_follows'] ?? '',
  ]);

/** The version of all that the form of the start page edits. */
export const startVersionOf = (stored: Stored): string =>
  versionOf([stored['start_type'] === 'custom', stored['start_content'] ?? '', stored['start_content_eng'] ?? '']);

/** What staff have chosen for admins in their own matters; `marked` until they choose. */
export const ownMatterRuleOf = (stored: Stored): OwnMatterRule =>
  stored['own_matters'] === 'another-admin' ? 'another-admin' : 'marked';
