/** The rights that the league's bot needs on the chat server. */
export const CHAT_RIGHTS = [
  'view-channels',
  'send-messages',
  'read-history',
  'manage-channels',
  'manage-roles',
] as const;

export type ChatRight = (typeof CHAT_RIGHTS)[number];
