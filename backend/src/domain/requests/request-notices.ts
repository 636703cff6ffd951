/** Notices to askers and captains about requests (R10), in both languages, one function for each notice. */
import type { LeagueErrorCode } from '../league-error.ts';
import type { RequestKindName } from './approval.ts';
import type { Notice } from '../messages/notices.ts';

/** The request of a notice, as a sentence names it. */
export interface RequestSubject {
  kind: RequestKindName;
  /** The team's name; '' for a request about no team. */
  team: string;
  /** The nickname of the player whom the request is about; '' when it is about none. */
  player: string;
}

/** The name of a request in a sentence. */
type Subject = (names: Omit<RequestSubject, 'kind'>) => Notice;

const plain =
  (sv: string, en: string): Subject =>
  () => ({ sv, en });
const about =
  (sv: string, en: string): Subject =>
  ({ team }) => ({ sv: `${sv} ”${team}”`, en: `${en} “${team}”` });

const SUBJECTS: Record<RequestKindName, Subject> = {
  newTeam: about('ansökan om att skapa laget', 'request to create the team'),
  existingUser: plain('ansökan om att kopplas till en spelare', 'request to be linked to a player'),
  newImages: plain('ansökan om nya profilbilder', 'request for new profile images'),
  transfer: about('övergång till laget', 'transfer to the team'),
  changeTeamInfo: about('ansökan om att ändra laget', 'request to change the team'),
  leaveTeam: about('ansökan om att lämna laget', 'request to leave the team'),
  // a captain asks for several on one evening
  gameAccount: ({ team, player }) => ({
    sv: `ansökan om att koppla ett spelkonto till ”${player}” i ”${team}”`,
    en: `request to attach a game account to “${player}” of “${team}”`,
  }),
  loginHelp: plain('fråga om hjälp att logga in', 'request for help to log in'),
};

const subjectOf = ({ kind, ...names }: RequestSubject): Notice => SUBJECTS[kind](names);

/** To the asker. */
export function requestAccepted(request: RequestSubject): Notice {
  if (request.kind === 'loginHelp') return HELPED;
  const { sv, en } = subjectOf(request);
  return { sv: `Din ${sv} är godkänd.`, en: `Your ${en} is approved.` };
}

/** To the asker, with staff's reason in their own words, not translated. */
export function requestDenied(request: RequestSubject, reason: string): Notice {
  const { sv, en } = subjectOf(request);
  return { sv: `Din ${sv} är nekad. Anledning: ${reason}`, en: `Your ${en} is denied. Reason: ${reason}` };
}

const HELPED: Notice = {
  sv: 'Din fråga om hjälp att logga in är besvarad: du kan logga in igen.',
  en: 'Your request for help to log in is answered: you can log in again.',
};

const NAME_TAKEN: Notice = {
  sv: 'ett annat lag har tagit namnet. Skicka en ny med ett annat namn om du vill',
  en: 'another team has taken the name. Send a new one with another name if you want to',
};
const HAS_TEAM: Notice = { sv: 'du har gått med i ett lag', en: 'you have joined a team' };
const TEAM_CLOSED: Notice = { sv: 'laget har lagts ner', en: 'the team has closed' };
const NOT_IN_TEAM: Notice = { sv: 'du inte längre är med i laget', en: 'you are no longer in the team' };
const NOT_CAPTAIN: Notice = { sv: 'du inte längre är lagets kapten', en: "you are no longer the team's captain" };
const HAS_MATES: Notice = {
  sv: 'laget har fler spelare. Du kan lämna det utan ansökan',
  en: 'the team has other players. You can leave it without a request',
};
const OTHER_ACCOUNT: Notice = {
  sv: 'spelaren är kopplad till ett annat konto',
  en: 'the player is linked to another account',
};
const HAS_OWNER: Notice = { sv: 'kontot redan hör till en spelare', en: 'the account belongs to a player already' };
const HAS_LEFT: Notice = { sv: 'spelaren inte längre är med i laget', en: 'the player is no longer in the team' };
const HAS_PLAYER: Notice = { sv: 'ditt konto har en spelare', en: 'your account has a player' };

/** Why a request of a kind falls through, by the code of the refusal that staff get. */
const FALLS_THROUGH: Record<RequestKindName, Partial<Record<LeagueErrorCode, Notice>>> = {
  newTeam: { NAME_TAKEN, PLAYER_HAS_TEAM: HAS_TEAM },
  existingUser: { ALREADY_HAS_PLAYER: HAS_PLAYER },
  newImages: { NO_PLAYER: OTHER_ACCOUNT },
  transfer: { PLAYER_HAS_TEAM: HAS_TEAM, NO_TEAM: TEAM_CLOSED },
  changeTeamInfo: { NAME_TAKEN, NOT_CAPTAIN, NO_TEAM: NOT_IN_TEAM },
  leaveTeam: { NO_TEAM: NOT_IN_TEAM, NOT_LAST_PLAYER: HAS_MATES },
  gameAccount: { ACCOUNT_TAKEN: HAS_OWNER, NOT_IN_TEAM: HAS_LEFT },
  loginHelp: {},
};

const CHANGED: Notice = {
  sv: 'förutsättningarna har ändrats. Skicka en ny om du fortfarande vill',
  en: 'things have changed since. Send a new one if you still want to',
};

/** To the asker: staff wanted to accept, but it is no longer possible. `code` is the refusal that staff got. */
export function fellThrough(request: RequestSubject, code: LeagueErrorCode): Notice {
  const { sv, en } = subjectOf(request);
  const why = FALLS_THROUGH[request.kind][code] ?? CHANGED;
  return {
    sv: `Din ${sv} kunde inte genomföras, eftersom ${why.sv}.`,
    en: `Your ${en} could not be carried out, because ${why.en}.`,
  };
}

/** To the asker, who has joined a team meanwhile. */
export function requestOvertaken(request: RequestSubject): Notice {
  const { sv, en } = subjectOf(request);
  return {
    sv: `Din ${sv} gäller inte längre, eftersom du har ett lag.`,
    en: `Your ${en} no longer applies, because you have a team.`,
  };
}

/** To the asker, whose account has got a player meanwhile. */
export function hasPlayer(request: RequestSubject): Notice {
  const { sv, en } = subjectOf(request);
  return {
    sv: `Din ${sv} gäller inte längre, eftersom ditt konto har en spelare.`,
    en: `Your ${en} no longer applies, because your account has a player.`,
  };
}

/** To the asker: the team that they wanted to join has closed. */
export function teamClosed(request: RequestSubject): Notice {
  const { sv, en } = subjectOf(request);
  return {
    sv: `Din ${sv} gäller inte längre, eftersom laget har lagts ner.`,
    en: `Your ${en} no longer applies, because the team has closed.`,
  };
}

/** To the captain: the player said yes, and staff must decide now. */
export function transferRequested(player: string, team: string): Notice {
  return {
    sv: `”${player}” har tackat ja till ”${team}”. Ligaledningen prövar övergången.`,
    en: `“${player}” has accepted to play for “${team}”. The league staff decide on the transfer.`,
  };
}

/** To the captain: the transfer is cancelled, because staff said no, the player withdrew or joined another team. */
export function transferOff(player: string, team: string): Notice {
  return {
    sv: `Övergången för ”${player}” till ”${team}” blir inte av.`,
    en: `The transfer of “${player}” to “${team}” will not happen.`,
  };
}
