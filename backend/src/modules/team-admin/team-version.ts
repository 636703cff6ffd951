import { createHash } from 'node:crypto';
import type { AdminTeam } from './team-admin.ts';

const LENGTH = 16;

/** A digest of all that the form of a team edits. Another digest means that the team has changed since. */
export function versionOf({ name, logo, banner, isActive, roster }: AdminTeam): string {
  const slots = roster.map(({ player, sortOrder }) => [player.id, sortOrder]);
  const text = JSON.stringify([name, logo, banner, isActive, slots]);
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
