/** Notices to askers and captains about requests (R10), in both languages, one function for each notice. */
import type { RequestKindName } from './approval.ts';
import type { Notice } from '../messages/notices.ts';

/** The name of a request in a sentence; `name` is the team's name, if it is about a team. */
type Subject = (name: string) => Notice;

const plain =
  (sv: string, en: string): Subject =>
  () => ({ sv, en });
const about =
  (sv: string, en: string): Subject =>
  (name) => ({ sv: `${sv} ”${name}”`, en: `${en} “${name}”` });

const SUBJECTS: Record<RequestKindName, Subject> = {
  newTeam: about('ansökan om att skapa laget', 'request to create the team'),
  existingUser: plain('ansökan om att kopplas till en spelare', 'request to be linked to a player'),
  newImages: plain('ansökan om nya profilbilder', 'request for new profile images'),
  transfer: about('övergång till laget', 'transfer to the team'),
  changeTeamInfo: about('ansökan om att ändra laget', 'request to change the team'),
  leaveTeam: about('ansökan om att lämna laget', 'request to leave the team'),
};

/** The request of a notice, as a sentence names it. */
export interface RequestSubject {
  kind: RequestKindName;
  /** The team's name; '' for a request about no team. */
  team: string;
}

const subjectOf = ({ kind, team }: RequestSubject): Notice => SUBJECTS[kind](team);

/** To the asker. */
export function accepted(request: RequestSubject): Notice {
  const { sv, en } = subjectOf(request);
  return { sv: `Din ${sv} är godkänd.`, en: `Your ${en} is approved.` };
}

/** To the asker, with staff's reason in their own words, not translated. */
export function denied(request: RequestSubject, reason: string): Notice {
  const { sv, en } = subjectOf(request);
  return { sv: `Din ${sv} är nekad. Anledning: ${reason}`, en: `Your ${en} is denied. Reason: ${reason}` };
}

/** To the asker: staff wanted to accept, but it is no longer possible. */
export function fellThrough(request: RequestSubject): Notice {
  const { sv, en } = subjectOf(request);
  return {
    sv: `Din ${sv} kunde inte genomföras, eftersom förutsättningarna har ändrats. Skicka en ny om du fortfarande vill.`,
    en: `Your ${en} could not be carried out, because things have changed since. Send a new one if you still want to.`,
  };
}

/** To the asker, who has joined a team meanwhile. */
export function overtaken(request: RequestSubject): Notice {
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
