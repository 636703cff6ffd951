import { useTranslation } from 'react-i18next';
import type { BandMeaning } from '../../../lib/schema.generated';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { hasShapeOf } from '../../../lib/draft-store';
import { useGuardedState, type GuardedState } from '../conflict/use-guarded-state';
import { useRead } from '../lists/all-rows';
import { AdminDivisionDocument, type AdminDivisionPartsFragment } from './admin-division.generated';
import type { PlanDrafts } from './plan/plan-row';

/** A colour of the table, as it is typed. */
export interface Band {
  fromPosition: number;
  toPosition: number;
  hex: string;
  descriptionSv: string;
  descriptionEn: string;
  meaning: BandMeaning | null;
}

interface Bands {
  bands: readonly Band[];
}

interface Teams {
  teams: readonly TeamLogoFragment[];
}

/** The unsaved colours, and the unsaved choice of teams. */
export type BandDraft = GuardedState<Bands, string>;
export type TeamDraft = GuardedState<Teams, string>;

const BAND: Band = { fromPosition: 1, toPosition: 1, hex: '', descriptionSv: '', descriptionEn: '', meaning: null };

/** Can the parts of a division's page show these stored drafts? */
const isBandDraft = (value: unknown): value is Bands => hasShapeOf({ bands: [BAND] }, value);

const isTeamDraft = (value: unknown): value is Teams => hasShapeOf({ teams: [{ id: 1, name: '', logo: null }] }, value);

export const isPlanDrafts = (value: unknown): value is PlanDrafts =>
  hasShapeOf({}, value) &&
  Object.values(value).every((plan) => hasShapeOf({ week: 1, time: '', isStreamed: true, version: null }, plan));

const bandsOf = ({ bands, versions }: AdminDivisionPartsFragment) => ({
  values: {
    bands: bands.map(({ fromPosition, toPosition, hex, descriptionSv, descriptionEn, meaning }) => ({
      fromPosition,
      toPosition,
      hex,
      descriptionSv,
      descriptionEn,
      meaning,
    })),
  },
  version: versions.bands,
});

const teamsOf = ({ entries, versions }: AdminDivisionPartsFragment) => ({
  values: { teams: entries.map(({ team }) => team) },
  version: versions.teams,
});

/** The unsaved parts of a division's page. They survive a change of tab. */
export function useDivisionDrafts(division: AdminDivisionPartsFragment): { bands: BandDraft; teams: TeamDraft } {
  const { t } = useTranslation('admin-divisions');
  const read = useRead(AdminDivisionDocument);
  const { id } = division;
  const readAgain = async () => (await read({ id })).adminDivision;
  const bands = useGuardedState<Bands, string>({
    draft: { form: 'division-bands', thing: id },
    stored: bandsOf(division),
    edits: { kind: 'DIVISION_COLOURS', id },
    readAgain: async () => {
      const stored = await readAgain();
      return stored && bandsOf(stored);
    },
    labels: { bands: t('part.colours') },
    say: (_, value) =>
      value
        .map(
          ({ fromPosition, toPosition, hex, descriptionSv, meaning }) =>
            `${fromPosition}–${toPosition} ${descriptionSv} ${hex} (${t(`colours.meaning.${meaning ?? 'NONE'}`)})`,
        )
        .join('\n'),
    isValid: isBandDraft,
  });
  const teams = useGuardedState<Teams, string>({
    draft: { form: 'division-teams', thing: id },
    stored: teamsOf(division),
    edits: { kind: 'DIVISION_TEAMS', id },
    readAgain: async () => {
      const stored = await readAgain();
      return stored && teamsOf(stored);
    },
    labels: { teams: t('part.teams') },
    say: (_, value) => value.map(({ name }, at) => `${at + 1}. ${name}`).join('\n'),
    isValid: isTeamDraft,
  });
  return { bands, teams };
}
