import { createHash } from 'node:crypto';
import type { AdminTeam } from './team-admin.ts';

const LENGTH = 16;

/** Stands for all of a team that a form edits: another one means that someone has changed something since. */
export function versionOf({ name, logo, banner, isActive, roster }: AdminTeam): string {
  const slots = roster.map(({ player, sortOrder }) => [player.id, sortOrder]);
  const text = JSON.stringify([name, logo, banner, isActive, slots]);
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
