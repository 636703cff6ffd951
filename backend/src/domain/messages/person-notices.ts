/** What a person is told when staff correct what is stored about them. Values stay on the person's own page. */
import type { Notice } from './notices.ts';

const DETAILS = {
  birthdate: { sv: 'ditt födelsedatum', en: 'your date of birth' },
  nationality: { sv: 'din nationalitet', en: 'your nationality' },
} as const;

/** To the player: which details are corrected, and why. */
export function detailsCorrected(fields: readonly (keyof typeof DETAILS)[], reason: string): Notice {
  const [sv, en] = [fields.map((field) => DETAILS[field].sv), fields.map((field) => DETAILS[field].en)];
  return {
    sv: `Ligaledningen har rättat ${sv.join(' och ')}. Skäl: ${reason}`,
    en: `The league staff have corrected ${en.join(' and ')}. Reason: ${reason}`,
  };
}

/** To the player: replays with this account now count for them (R15). `account` is its name or its id. */
export const accountAdded = (account: string): Notice => ({
  sv: `Ligaledningen har kopplat spelkontot ”${account}” till dig.`,
  en: `The league staff have linked the game account “${account}” to you.`,
});

/** To the player: replays with this account no longer count for them. */
export const accountRemoved = (account: string): Notice => ({
  sv: `Ligaledningen har kopplat bort spelkontot ”${account}” från dig.`,
  en: `The league staff have unlinked the game account “${account}” from you.`,
});

/** To the account of two players who became one: both names, and the one that stays (R23). */
/** To the players of a team that became part of another one. */
export const teamsMerged = (leaving: string, staying: string): Notice => ({
  sv: `Ligaledningen har slagit ihop lagen ”${leaving}” och ”${staying}”. Du är nu med i ”${staying}”.`,
  en: `The league staff have merged the teams “${leaving}” and “${staying}”. You are now in “${staying}”.`,
});

export const playersMerged = (leaving: string, staying: string): Notice => ({
  sv: `Ligaledningen har slagit ihop spelarna ”${leaving}” och ”${staying}”. Allt hör nu till ”${staying}”.`,
  en: `The league staff have merged the players “${leaving}” and “${staying}”. Everything now belongs to “${staying}”.`,
});
