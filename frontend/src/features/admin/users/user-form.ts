import * as z from 'zod/mini';
import { pastedNumber } from '../../../lib/pasted';
import type { Role, SaveUserInput } from '../../../lib/schema.generated';
import { textKey, tooLong } from '../../../ui/form/form-text';
import type { AdminUserPartsFragment } from './users-page.generated';

/** The roles in the order of the form. */
export const ROLES = ['ADMIN', 'DIVISION_ADMIN', 'GRAPHICS', 'WRITER'] as const satisfies readonly Role[];

/** The texts of a player and the longest length of each. */
export const PLAYER_TEXTS = {
  discordName: 100,
  steam: 100,
  twitter: 100,
  instagram: 100,
  twitch: 100,
  tiktok: 100,
  youtube: 100,
  avatar: 300,
} as const;
export const NICKNAME_MAX = 34;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)));

const accountSchema = z.object({
  nickname: text(NICKNAME_MAX),
  mmr: z.string().check(z.overwrite(pastedNumber), z.regex(/^\d{0,4}$/, textKey('admin-users', 'not-an-mmr'))),
  discordName: text(PLAYER_TEXTS.discordName),
  steam: text(PLAYER_TEXTS.steam),
  twitter: text(PLAYER_TEXTS.twitter),
  instagram: text(PLAYER_TEXTS.instagram),
  twitch: text(PLAYER_TEXTS.twitch),
  tiktok: text(PLAYER_TEXTS.tiktok),
  youtube: text(PLAYER_TEXTS.youtube),
  avatar: text(PLAYER_TEXTS.avatar),
  ADMIN: z.boolean(),
  DIVISION_ADMIN: z.boolean(),
  GRAPHICS: z.boolean(),
  WRITER: z.boolean(),
});

/** A player has a nickname. It is asked for here, because the server names only the first mistake that it finds. */
const playerSchema = z.extend(accountSchema, {
  nickname: text(NICKNAME_MAX).check(z.minLength(1, textKey('ui', 'form.required'))),
});

export type UserForm = z.infer<typeof accountSchema>;

/** The rules of the form: an account without a player has no player's fields. */
export const userSchemaOf = ({ playerId }: Pick<AdminUserPartsFragment, 'playerId'>) =>
  playerId === null ? accountSchema : playerSchema;

/** The form's first values. */
export function toUserForm(user: AdminUserPartsFragment): UserForm {
  const has = (role: Role) => user.roles.includes(role);
  return {
    nickname: user.nickname ?? '',
    mmr: user.mmr === null ? '' : String(user.mmr),
    discordName: user.discordName ?? '',
    steam: user.steam ?? '',
    twitter: user.twitter ?? '',
    instagram: user.instagram ?? '',
    twitch: user.twitch ?? '',
    tiktok: user.tiktok ?? '',
    youtube: user.youtube ?? '',
    avatar: user.avatar ?? '',
    ADMIN: has('ADMIN'),
    DIVISION_ADMIN: has('DIVISION_ADMIN'),
    GRAPHICS: has('GRAPHICS'),
    WRITER: has('WRITER'),
  };
}

/**
 * The input for the server: a player's fields if there is a player, roles if there is an account and the viewer may
 * give them.
 */
export function toSaveUserInput(
  user: AdminUserPartsFragment,
  form: UserForm,
  mayGiveRoles: boolean,
): Omit<SaveUserInput, 'version'> {
  const { ADMIN, DIVISION_ADMIN, GRAPHICS, WRITER, ...player } = form;
  const chosen = { ADMIN, DIVISION_ADMIN, GRAPHICS, WRITER };
  return {
    userId: user.userId,
    playerId: user.playerId,
    ...(user.playerId === null ? {} : player),
    ...(mayGiveRoles && user.userId !== null ? { roles: ROLES.filter((role) => chosen[role]) } : {}),
  };
}
