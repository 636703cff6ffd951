/**
 * The texts of notices in both languages, one function for each notice. Names are in the language's quotation marks.
 */

import { safeName } from './chat.ts';

/** A sentence in Swedish and in English. A time in it is written by `toldDayTime`. */
export interface Notice {
  sv: string;
  en: string;
}

const quoted = (name: string): { sv: string; en: string } => ({ sv: `”${name}”`, en: `“${name}”` });

/** To the player: a team invites them. With a request, staff decide in the end (R9). */
export function playerInvited(team: string, withRequest: boolean): Notice {
  const { sv, en } = quoted(team);
  if (withRequest) {
    return {
      sv: `Laget ${sv} vill värva dig. Om du tackar ja prövar ligaledningen övergången.`,
      en: `The team ${en} wants to sign you. If you accept, the league staff decide on the transfer.`,
    };
  }
  return { sv: `Laget ${sv} vill ha med dig.`, en: `The team ${en} wants you to join.` };
}

/** To the player: the team has taken the invite back. */
export function inviteRemoved(team: string): Notice {
  const { sv, en } = quoted(team);
  return { sv: `Laget ${sv} har tagit tillbaka sin inbjudan.`, en: `The team ${en} has withdrawn its invitation.` };
}

/** To the captain: the player said yes and is in the team. */
export function inviteAccepted(player: string, team: string): Notice {
  const [who, where] = [quoted(player), quoted(team)];
  return {
    sv: `${who.sv} har tackat ja och spelar nu i ${where.sv}.`,
    en: `${who.en} has accepted and now plays for ${where.en}.`,
  };
}

/** To the captain: the player said no. */
export function inviteDenied(player: string, team: string): Notice {
  const [who, where] = [quoted(player), quoted(team)];
  return {
    sv: `${who.sv} har tackat nej till att spela i ${where.sv}.`,
    en: `${who.en} has declined to play for ${where.en}.`,
  };
}

/** To the captain: the player joined another team, so the invite is cancelled. */
export function inviteOvertaken(player: string): Notice {
  const { sv, en } = quoted(player);
  return {
    sv: `${sv} har gått till ett annat lag, så er inbjudan gäller inte längre.`,
    en: `${en} has joined another team, so your invitation no longer applies.`,
  };
}

/** To the captain: a player has found the team on the board (R42). */
export function askedToJoin(player: string, team: string): Notice {
  const [who, where] = [quoted(player), quoted(team)];
  return {
    sv: `${who.sv} vill spela i ${where.sv}. Bjud in spelaren under lagets inställningar.`,
    en: `${who.en} wants to play for ${where.en}. Invite the player in the team’s settings.`,
  };
}

/** The same in the chat, where the reader's language is not known: both, Swedish first. */
export function askedToJoinInChat(player: string, team: string): string {
  const { sv, en } = askedToJoin(safeName(player), safeName(team));
  return `${sv}\n\n${en}`;
}

/** To the player: staff put them into a team. */
export function playerAdded(team: string): Notice {
  const { sv, en } = quoted(team);
  return {
    sv: `Ligaledningen har satt dig i laget ${sv}.`,
    en: `The league staff have put you in the team ${en}.`,
  };
}

/** To the player: the captain or staff took them out. */
export function playerKicked(team: string): Notice {
  const { sv, en } = quoted(team);
  return { sv: `Du är inte längre med i laget ${sv}.`, en: `You are no longer in the team ${en}.` };
}

/** To the captain: a player left. */
export function playerLeft(player: string, team: string): Notice {
  const [who, where] = [quoted(player), quoted(team)];
  return { sv: `${who.sv} har lämnat laget ${where.sv}.`, en: `${who.en} has left the team ${where.en}.` };
}

/** To the new captain. */
export function becameCaptain(team: string): Notice {
  const { sv, en } = quoted(team);
  return { sv: `Du är nu kapten för ${sv}.`, en: `You are now the captain of ${en}.` };
}

/** To captain and staff: too few players in a running season (R9). */
export function fewPlayers(team: string, players: number): Notice {
  const { sv, en } = quoted(team);
  return {
    sv: `Laget ${sv} har bara ${players} spelare kvar och riskerar att diskvalificeras. Ett lag behöver minst tre.`,
    en: `The team ${en} has only ${players} ${players === 1 ? 'player' : 'players'} left and risks disqualification. A team needs at least three.`,
  };
}

/** To staff: the last player left a team in a running season, which disqualifies it (R9). */
export function teamDisqualified(team: string): Notice {
  const { sv, en } = quoted(team);
  return {
    sv: `Den sista spelaren har lämnat laget ${sv}, som därmed är diskvalificerat.`,
    en: `The last player has left the team ${en}, which is therefore disqualified.`,
  };
}

/** To a user: a session key was used a second time, so another person has a copy of it. `device` as in `deviceOf`. */
export function sessionStolen(device: string | null): Notice {
  const which = device === null ? '' : ` (${device})`;
  return {
    sv: `En av dina inloggningar${which} har avslutats: någon kan ha kopierat den. Logga in igen och gå igenom dina inloggningar.`,
    en: `One of your logins${which} has been ended: someone may have copied it. Log in again and look through your logins.`,
  };
}
