/** What a member is told when staff change their membership (R13). Values stay in the register. */
import type { Notice } from './notices.ts';

const corrected = {
  sv: 'Ligaledningen har rättat dina uppgifter i medlemsregistret.',
  en: 'The league staff have corrected your details in the register of members.',
};
const newAddress = {
  sv: 'Ligaledningen har rättat din e-postadress i medlemsregistret. Logga in med ett Discordkonto som har den adressen.',
  en: 'The league staff have corrected your e-mail address in the register of members. Log in with a Discord account that has that address.',
};
const merged = {
  sv: 'Ligaledningen har slagit ihop dina två medlemskap till ett.',
  en: 'The league staff have merged your two memberships into one.',
};
const ended = {
  sv: 'Ligaledningen har avslutat ditt medlemskap i föreningen. Svenska spelare behöver vara medlemmar för att logga in.',
  en: 'The league staff have ended your membership of the association. Swedish players need to be members to log in.',
};

const SAID = { corrected, newAddress, merged, ended };

/** To the member, with staff’s reason in their own words. */
export function memberChanged(what: keyof typeof SAID, reason: string): Notice {
  const { sv, en } = SAID[what];
  return { sv: `${sv} Skäl: ${reason}`, en: `${en} Reason: ${reason}` };
}

/** In the chat, where the reader’s language is not known, and which reaches a person who cannot log in. */
export const inBothLanguages = ({ sv, en }: Notice): string => `${sv}\n\n${en}`;
