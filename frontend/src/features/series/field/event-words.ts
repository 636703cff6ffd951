import type { TFunction } from 'i18next';
import { formatField } from '../../../league/field/field-units';
import { formatScoreInText } from '../../../lib/i18n/format';
import type { Language } from '../../../lib/i18n/language';
import type { FieldEventLineFragment } from './field-event.generated';

export type FieldEvent = FieldEventLineFragment;

/** The names of the two teams. */
export interface TeamNames {
  home: string;
  away: string;
}

/** What happened, in a sentence without its time: "Mål av Ada (Norrsken), assist av Bo, 1–0". */
export function eventWords(
  t: TFunction<'series-field'>,
  event: FieldEvent,
  teams: TeamNames,
  language: Language,
): string {
  const team = event.side === null ? '' : event.side === 'HOME' ? teams.home : teams.away;
  const player = event.player?.nickname ?? t('unknown-player');
  const other = event.other?.nickname ?? t('unknown-player');
  switch (event.kind) {
    case 'GOAL':
      return [
        event.player ? t('event.goal-by', { player, team }) : t('event.goal', { team }),
        ...(event.other ? [t('event.assist', { other })] : []),
        ...(event.isOwnGoal ? [t('event.own-goal')] : []),
        formatScoreInText(event.homeGoals, event.awayGoals),
      ].join(', ');
    case 'SAVE':
      return t('event.save', { player, team });
    case 'SHOT':
      return t('event.shot', { player, team });
    case 'DEMOLITION':
      return t('event.demolition', { player, other });
    case 'KICKOFF':
      return [
        event.player ? t('event.kickoff-by', { player, team }) : t('event.kickoff'),
        ...(event.kickoffKind ? [t(`event.from.${event.kickoffKind}`)] : []),
        ...(event.kickoffSeconds === null ? [] : [formatField(event.kickoffSeconds, 'tenths', language)]),
        ...(event.kickoffWinner === null
          ? []
          : [t('event.won', { team: event.kickoffWinner === 'HOME' ? teams.home : teams.away })]),
      ].join(', ');
    case 'OVERTIME':
      return t('event.overtime');
  }
}

/** The goals of a game in order. A goal's place in this list, from 1, is its number in the address. */
export const goalsOf = (events: readonly FieldEvent[]): FieldEvent[] => events.filter(({ kind }) => kind === 'GOAL');
