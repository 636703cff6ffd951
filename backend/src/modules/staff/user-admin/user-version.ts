import { PROFILE_TEXTS, type ProfileText } from '../../../domain/people/player-profile.ts';
import { versionOf } from '../../../platform/value-version.ts';
import type { AdminUser } from './admin-user.ts';

/** The version of all that the form of an account and its player edits. */
export const userVersionOf = (user: Pick<AdminUser, 'nickname' | 'mmr' | 'roles' | ProfileText>): string =>
  versionOf([user.nickname, user.mmr, PROFILE_TEXTS.map((field) => user[field]), user.roles.toSorted()]);
