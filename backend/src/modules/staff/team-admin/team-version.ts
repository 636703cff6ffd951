import { versionOf } from '../../../platform/value-version.ts';
import type { AdminTeam } from './team-admin.ts';

/** The version of all that the form of a team edits. */
export function teamVersionOf({ name, logo, banner, isActive, roster }: AdminTeam): string {
  const slots = roster.map(({ player, sortOrder }) => [player.id, sortOrder]);
  return versionOf([name, logo, banner, isActive, slots]);
}
