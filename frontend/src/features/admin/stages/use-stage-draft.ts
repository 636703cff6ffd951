import { useTranslation } from 'react-i18next';
import { hasShapeOf } from '../../../lib/draft-store';
import type { SeriesFormat, StageFormat, StageKind } from '../../../lib/schema.generated';
import { useGuardedState, type GuardedState } from '../conflict/use-guarded-state';
import { useRead } from '../lists/all-rows';
import { seedsOf, type SeedChoice } from './seed-choice';
import { FORMATS, KINDS, ROUND_FORMATS } from './stage-limits';
import { useNameOfPlace } from './use-name-of-place';
import { AdminStagesDocument, type AdminStagePartsFragment } from './stages-page.generated';

/** What staff choose of a stage before it is drawn, as the form holds it. */
interface StagePlan {
  name: string;
  nameEng: string;
  kind: StageKind;
  format: StageFormat;
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  /** 0: the field is empty. */
  weeks: readonly number[];
  roundFormats: readonly SeriesFormat[];
  seeds: readonly SeedChoice[];
  /** The number of the lot that gave the order of the seeds. */
  lot: number | null;
  keepsDivisionsApart: boolean;
  takesSignups: boolean;
}

export type StageDraft = GuardedState<StagePlan, number>;

const SEED: SeedChoice = { key: '', name: '', teamId: null, divisionId: null, place: null };

const SHAPE = {
  ...{
    name: '',
    nameEng: '',
    kind: '',
    format: '',
    weeks: [1],
    roundFormats: [''],
    seeds: [SEED],
    keepsDivisionsApart: false,
    takesSignups: false,
  },
};

/** Can the form show this stored draft? */
const isStagePlan = (value: unknown): value is StagePlan =>
  hasShapeOf(SHAPE, value) &&
  KINDS.some((kind) => kind === value.kind) &&
  FORMATS.some((format) => format === value.format) &&
  value.roundFormats.every((each) => ROUND_FORMATS.some((format) => format === each)) &&
  isLot((value as { lot?: unknown }).lot);

const isLot = (lot: unknown): boolean => lot === null || typeof lot === 'number';

/** The unsaved plan of a stage; what somebody else saved meanwhile is shown beside it. */
export function useStageDraft(stage: AdminStagePartsFragment): StageDraft {
  const { t } = useTranslation(['admin-stages', 'ui']);
  const nameOfPlace = useNameOfPlace();
  const read = useRead(AdminStagesDocument);
  const { divisionId, season } = stage;
  const storedOf = ({ name, nameEng, kind, bracket, version, ...rest }: AdminStagePartsFragment) => {
    const { format, hasThirdPlace, hasSecondFinal, weeks, roundFormats, lot } = bracket;
    const { keepsDivisionsApart, takesSignups } = bracket;
    const seeds = seedsOf({ bracket, ...rest }, nameOfPlace);
    const ofBracket = {
      format,
      hasThirdPlace,
      hasSecondFinal,
      weeks,
      roundFormats,
      lot,
      keepsDivisionsApart,
      takesSignups,
    };
    return { values: { name, nameEng: nameEng ?? name, kind, ...ofBracket, seeds }, version };
  };
  return useGuardedState<StagePlan, number>({
    draft: { form: 'stage', thing: divisionId },
    stored: storedOf(stage),
    edits: { kind: 'STAGE', id: divisionId },
    readAgain: async () => {
      const { adminStages } = await read({ seasonId: season.id });
      const now = adminStages.find((each) => each.divisionId === divisionId && !each.isDrawn);
      return now ? storedOf(now) : null;
    },
    labels: {
      name: t('name'),
      nameEng: t('name-eng'),
      kind: t('kind'),
      format: t('format'),
      hasThirdPlace: t('third-place'),
      hasSecondFinal: t('second-final'),
      weeks: t('weeks.heading'),
      roundFormats: t('weeks.formats'),
      seeds: t('seeds.heading'),
      lot: t('sort.number'),
      keepsDivisionsApart: t('apart'),
      takesSignups: t('open'),
    },
    say: (field, value) => {
      if (field === 'kind') return t(`kinds.${value as StageKind}`);
      if (field === 'format') return t(`formats.${value as StageFormat}`);
      if (field === 'seeds')
        return (value as StagePlan['seeds']).map(({ name }, at) => `${at + 1}. ${name}`).join('\n');
      if (field === 'roundFormats')
        return (value as StagePlan['roundFormats']).map((each) => t(`round-format.${each}`)).join(', ');
      if (field === 'lot') return typeof value === 'number' ? String(value) : '–';
      if (field === 'weeks') return (value as StagePlan['weeks']).join(', ');
      return typeof value === 'boolean' ? t(value ? 'ui:confirm.yes' : 'ui:confirm.no') : (value as string);
    },
    isValid: isStagePlan,
  });
}
