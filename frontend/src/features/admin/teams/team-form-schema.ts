import * as z from 'zod/mini';
import { textKey, tooLong } from '../../../ui/form/form-text';
import type { AdminTeamPartsFragment } from './team-dialog.generated';

/** The longest name of a team. */
export const TEAM_NAME_MAX = 60;
/** The captain and four more. */
export const SLOTS = 5;

/** The form's values. New pictures are stored beside them. */
export const teamSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, textKey('ui', 'form.required')),
      z.maxLength(TEAM_NAME_MAX, tooLong(TEAM_NAME_MAX)),
    ),
  isActive: z.boolean(),
  withoutLogo: z.boolean(),
  withoutBanner: z.boolean(),
  slots: z.array(z.object({ id: z.number(), nickname: z.string(), mmr: z.nullable(z.number()) })),
});
/** A new team has a name and its players; all else is set in its own form. */
export const newTeamSchema = z.pick(teamSchema, { name: true, slots: true });
export type NewTeamFields = z.infer<typeof newTeamSchema>;
export type TeamFields = z.infer<typeof teamSchema>;

/** A player in a slot. The list has the order of the slots, the captain's first. */
export type Slot = TeamFields['slots'][number];

/** The first values of the form. */
export const valuesOf = ({ name, isActive, roster }: AdminTeamPartsFragment): TeamFields => ({
  name,
  isActive,
  withoutLogo: false,
  withoutBanner: false,
  slots: roster.map(({ player, mmr }) => ({ id: player.id, nickname: player.nickname, mmr })),
});

/** Moves one player to another slot; the others keep their order. */
export function movedSlots(slots: readonly Slot[], from: number, to: number): Slot[] {
  const others = slots.filter((_, index) => index !== from);
  return slots[from] ? [...others.slice(0, to), slots[from], ...others.slice(to)] : [...slots];
}
