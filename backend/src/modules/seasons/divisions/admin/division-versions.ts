import { versionOf } from '../../../../platform/value-version.ts';
import type { AdminDivision, DivisionEntry } from './division-admin.ts';

/**
 * The versions of what staff's forms of a division edit. Each form has its own, so that a new colour of the table stops
 * nobody who sorts the teams.
 */
export const divisionVersionsOf = (division: AdminDivision) => ({
  info: versionOf([division.name, division.divisionAdminUserId, division.format, division.rank]),
  bands: versionOf(
    division.bands.map(({ fromPosition, toPosition, hex, descriptionSv, descriptionEn, meaning }) => [
      fromPosition,
      toPosition,
      hex,
      descriptionSv,
      descriptionEn,
      meaning,
    ]),
  ),
  teams: versionOf(division.entries.map(({ team }) => team.id)),
  schedule: division.scheduleState,
});

/** The version of what staff have decided about a team of a division. */
export const decisionVersionOf = (entry: DivisionEntry): string =>
  versionOf([
    entry.isDisqualified,
    entry.areResultsAnnulled,
    entry.adjustment,
    entry.adjustmentReason,
    entry.decider,
    entry.deciderReason,
  ]);
