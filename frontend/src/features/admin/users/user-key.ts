import { paths } from '../../../lib/paths';
import type { AdminUserPartsFragment } from './users-page.generated';

type Key = Pick<AdminUserPartsFragment, 'userId' | 'playerId'>;
type Names = Pick<AdminUserPartsFragment, 'nickname' | 'discordUsername'>;

/** The shown name: the nickname, otherwise the name in the chat. */
export const nameOf = ({ nickname, discordUsername }: Names): string => nickname ?? discordUsername ?? '';

/** A unique key of an account, a player, or both together. */
export const keyOf = ({ userId, playerId }: Key): string => `${userId ?? ''}-${playerId ?? ''}`;

/** The list's page size on which one name's rows find place. */
const ROWS = '25';

/** The address of the account's or player's dialog, over the list of those with this name. */
export const dialogOf = (user: Key & Names): string =>
  `${paths.admin('users')}?${new URLSearchParams({ q: nameOf(user), size: ROWS, user: keyOf(user) })}`;
