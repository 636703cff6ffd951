/** What staff write to all captains of a division or of a season (R25). */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { divisionIn, seasonIn } from '../site-language.ts';
import type { SiteLanguage } from '../site-language.ts';
import { cleanLines } from '../text.ts';
import { safeName } from './chat.ts';
import type { Notice } from './notices.ts';

/** The longest text in one language: one message in the chat has both, and room for a correction before them. */
export const CAPTAIN_MESSAGE_MAX = 700;

/** A text in both languages, as its sender wrote it. */
export interface CaptainMessage {
  textSv: string;
  textEn: string;
}

/** A season with its name, or a division of it. */
export interface Audience {
  season: string;
  /** null: the whole season. */
  division: string | null;
  /** Its name in English; null: the same. */
  divisionEng: string | null;
}

/** The stored form of a message. Refuses a missing or too long text in either language (INVALID_INPUT). */
export const captainMessageOf = ({ textSv, textEn }: CaptainMessage): CaptainMessage => ({
  textSv: textOf(textSv, 'textSv'),
  textEn: textOf(textEn, 'textEn'),
});

function textOf(typed: string, field: keyof CaptainMessage): string {
  const text = cleanLines(typed, field);
  if (text.length >= 1 && text.length <= CAPTAIN_MESSAGE_MAX) return text;
  throw new LeagueError('INVALID_INPUT', 'api.message.length', { field, params: { max: CAPTAIN_MESSAGE_MAX } });
}

/**
 * Admins write to every audience, division admins to the divisions that they run. `divisionAdminUserId` is null for a
 * whole season.
 */
export const mayWriteTo = (actor: Actor, divisionAdminUserId: number | null): boolean =>
  hasRole(actor, 'admin') || (divisionAdminUserId !== null && divisionAdminUserId === actor.userId);

/** On the site: each reader sees it in the language that they read. */
export function messageNotice(message: CaptainMessage, audience: Audience): Notice {
  const { sv, en } = headOf(audience);
  return { sv: `${sv}\n${message.textSv}`, en: `${en}\n${message.textEn}` };
}

/** In the chat, where the reader's language is not known: both, Swedish first. */
export function messageInChat(message: CaptainMessage, { season, division, divisionEng }: Audience): string {
  const safe = (name: string | null) => (name === null ? null : safeName(name));
  const { sv, en } = headOf({ season: safeName(season), division: safe(division), divisionEng: safe(divisionEng) });
  return `${sv}\n${message.textSv}\n\n${en}\n${message.textEn}`;
}

function headOf({ season, division, divisionEng }: Audience): Notice {
  const before = (language: SiteLanguage): string =>
    division === null ? '' : `${divisionIn(language, { name: division, nameEng: divisionEng })}, `;
  return {
    sv: `Från ligaledningen till kaptenerna i ${before('se')}${season}:`,
    en: `From the league staff to the captains in ${before('en')}${seasonIn('en', season)}:`,
  };
}
